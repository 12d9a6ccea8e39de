import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type RowListProps<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** How many rows are shown at first, and added by 'Mostra altri': thousands would be slow to render on a phone. */
const ROWS_PER_STEP = 50;

/** Rows of the preview, some at a time. */
export function RowList<Row>({ rows, keyOf, children }: RowListProps<Row>) {
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  const list = useRef<HTMLUListElement>(null);
  const more = Math.min(ROWS_PER_STEP, rows.length - limit);

  function showMore() {
    flushSync(() => setLimit(limit + ROWS_PER_STEP));
    const added = list.current?.children[limit];
    if (added instanceof HTMLElement) added.focus();
  }

  return (
    <>
      <ul className="import-rows" ref={list}>
        {rows.slice(0, limit).map((row) => (
          <li key={keyOf(row)} tabIndex={-1}>
            {children(row)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="btn btn-outline-dark import-more" onClick={showMore}>
          Mostra altri {more}
        </button>
      )}
    </>
  );
}
