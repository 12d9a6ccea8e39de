import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import styles from './Field.module.scss';

type FileDropProps = Omit<ComponentProps<'input'>, 'onChange' | 'type'> & {
  icon: string;
  children: ReactNode;
  onChoose: (file: File) => void;
};

/** A native file input on top of a box: for tap, keyboard and drag and drop. */
export function FileDrop({ icon, children, onChoose, ...input }: FileDropProps) {
  return (
    <div className={`box row strong ${styles.file}`}>
      <Icon name={icon} />
      <span>{children}</span>
      <input
        {...input}
        className={styles.over}
        type="file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // Cleared, so that choosing the same file again fires a change event.
          target.value = '';
        }}
      />
    </div>
  );
}
