import { TableCard } from './TableCard';

const PLACES = ['above left', 'above right', 'below left', 'below right'];

/** Where to cut, in mm of the sheet: clear of the edge that a printer leaves white, and at the middle. */
const CUTS = 'M105 3v6 M105 288v6 M3 148.5h6 M201 148.5h6 M102.5 148.5h5 M105 146v5';

type CardSheetProps = {
  line: string;
};

/** An A4 sheet of four A6 cards: on the screen as large as there is room for, on paper as large as it is. */
export function CardSheet({ line }: CardSheetProps) {
  return (
    <div className="card-preview">
      <div className="card-sheet">
        <ul aria-label="Il foglio da stampare">
          {PLACES.map((place) => (
            <li key={place}>
              <TableCard line={line} />
            </li>
          ))}
        </ul>
        <svg className="card-cuts" viewBox="0 0 210 297" aria-hidden="true">
          <path d={CUTS} />
        </svg>
      </div>
    </div>
  );
}
