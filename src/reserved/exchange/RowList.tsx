import { type ReactNode, useState } from 'react';

type RowListProps<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** How many rows are shown at first, and added by 'Mostra altri': thousands would be slow to render on a phone. */
const ROWS_PER_STEP = 50;

const focus = (row: HTMLElement | null) => row?.focus();

/** Rows of the preview, some at a time. The first one that is added takes the focus. */
export function RowList<Row>({ rows, keyOf, children }: RowListProps<Row>) {
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  const more = Math.min(ROWS_PER_STEP, rows.length - limit);
  const firstAdded = limit - ROWS_PER_STEP;
  return (
    <>
      <ul className="import-rows">
        {rows.slice(0, limit).map((row, index) => (
          <li
            key={keyOf(row)}
            tabIndex={-1}
            ref={index > 0 && index === firstAdded ? focus : undefined}
          >
            {children(row)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="btn btn-outline-dark import-more"
          onClick={() => setLimit(limit + ROWS_PER_STEP)}
        >
          Mostra altri {more}
        </button>
      )}
    </>
  );
}
