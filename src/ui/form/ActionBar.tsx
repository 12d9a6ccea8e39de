import { type ReactNode, useRef } from 'react';
import { useCoveredHeight } from '../toasts/useCoveredHeight';
import styles from './ActionBar.module.scss';

/** The buttons of a form, always visible at the bottom of the screen. Toasts appear above it. */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useCoveredHeight(bar, '--bar-height');
  return (
    <>
      <div className={styles.room} />
      <div className={`cluster between ${styles.bar}`} ref={bar} data-bar>
        {children}
      </div>
    </>
  );
}
