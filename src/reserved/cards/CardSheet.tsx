import { encodeQR } from 'qr';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import styles from './TableCardsPage.module.scss';

const PLACES = ['above left', 'above right', 'below left', 'below right'];

/** Cutting marks, in mm of the sheet: near the edges, clear of the margin that printers cannot reach, and at the centre. */
const CUT_MARKS = 'M105 3v6 M105 288v6 M3 148.5h6 M201 148.5h6 M102.5 148.5h5 M105 146v5';

/** A measure along the cut: a browser that ignores the size of the sheet prints it smaller. */
const MEASURE = 'M105 40v50 M104 40h2 M104 90h2';

/** An A4 sheet of four A6 cards: scaled to fit on the screen, in its real size on paper. */
export function CardSheet({ line }: { line: string }) {
  return (
    <div className={`shadow-sm ${styles.preview}`}>
      <div className={styles.sheet}>
        <ul role="list" className="plain-list" aria-label="Il foglio da stampare">
          {PLACES.map((place) => (
            <li key={place}>
              <TableCard line={line} />
            </li>
          ))}
        </ul>
        <svg viewBox="0 0 210 297" width="100%" height="100%" aria-hidden="true">
          <path d={CUT_MARKS} />
          <path d={MEASURE} />
          <text x="65" y="-106" transform="rotate(90)">
            50 mm: se è più corta, stampa al 100%
          </text>
        </svg>
      </div>
    </div>
  );
}

const address = restaurant.url + paths.menu;
/** The address without the protocol, as people type it. */
const shownAddress = address.replace(/^https?:\/\//, '');
/** Readable with up to a quarter of it damaged. The border is the margin of four modules that the standard requires. */
const code = encodeQR(address, 'svg', { ecc: 'quartile', border: 4 });

/** One card. By law a QR code alone is not enough for allergens: the card says where the printed register is. */
function TableCard({ line }: { line: string }) {
  return (
    <div
      className={`d-flex flex-column flush h-100 align-items-center justify-content-between text-center ${styles.card}`}
    >
      <div className={`flush ${styles.head}`}>
        <Icon name="logo" />
        <div>{restaurant.name}</div>
        <p className="quiet">{restaurant.tagline}</p>
      </div>
      {line && <div className={styles.line}>{line}</div>}
      <div className={`d-flex flex-column flush align-items-center fw-semibold ${styles.code}`}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(code)}`}
          alt={`Codice QR del menu: ${shownAddress}`}
        />
        <p>{shownAddress}</p>
      </div>
      <p className={styles.allergens}>
        Allergie o intolleranze? Dillo al personale:
        <br />
        <span>{`il registro degli allergeni, su carta, è ${restaurant.registerPlace}.`}</span>
      </p>
    </div>
  );
}
