import { restaurant, streetLine } from '../../restaurant';
import styles from './ReachUs.module.scss';

/** A drawing of streets and trees that fits any address, with a pin and the name of the restaurant's street. */
export function DrawnMap() {
  return (
    <svg
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Disegno, non in scala: un segnaposto in ${streetLine}`}
    >
      <image href="/pictures/strade.svg" width="640" height="480" />
      <g>
        <path id="la-nostra-via" fill="none" d="M308 220c60 66 124 120 190 148s80 34 110 40" />
        <text className={styles.street}>
          <textPath href="#la-nostra-via" startOffset="54%" textAnchor="middle">
            {restaurant.address.street}
          </textPath>
        </text>
      </g>
      <g className={styles.pin} transform="translate(344 258)">
        <path d="M0 0c-16-24-27-36-27-55a27 27 0 0 1 54 0C27-36 16-24 0 0z" />
        <use href="/icons/sprite.svg#logo" x="-16" y="-72" width="32" height="32" />
      </g>
    </svg>
  );
}
