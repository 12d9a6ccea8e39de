import type { ReactNode } from 'react';

type ImportGroupProps = {
  /** Also the prefix of the heading's id. */
  name: string;
  title: string;
  count: number;
  /** A line that explains the group. */
  hint?: string;
  children: ReactNode;
};

/** A group of the preview, left out where it is empty. */
export function ImportGroup({ name, title, count, hint, children }: ImportGroupProps) {
  if (count === 0) return null;
  const id = `gruppo-${name}`;
  return (
    <section className={`import-group import-${name}`} aria-labelledby={id}>
      <h3 id={id}>
        {title} <span className="import-count">({count})</span>
      </h3>
      {hint && <p className="import-hint">{hint}</p>}
      {children}
    </section>
  );
}
