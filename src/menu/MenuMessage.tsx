import type { Elements } from '../ui/elements';
import { Icon } from '../ui/Icon';

type MenuMessageProps = {
  title?: string;
  /** Whether screen readers read it at once. */
  isAlert?: boolean;
  /** The guest's next step. */
  children: Elements;
};

/** A message shown instead of a list of dishes. */
export function MenuMessage({ title, isAlert = false, children }: MenuMessageProps) {
  return (
    <div
      className="stack align-items-start flush box menu-message"
      role={isAlert ? 'alert' : undefined}
    >
      {isAlert && <Icon name="circle-alert" className="fs-head quiet" />}
      {title && (
        <h2 className="fs-head">
          <span>{title}</span>
        </h2>
      )}
      {children}
    </div>
  );
}
