import { restaurant, streetLine } from '../../restaurant';
import styles from './ReachUs.module.scss';

/** A drawing of streets and trees that fits any address. Its only name is that of the restaurant's street, where the pin is. */
export function DrawnMap() {
  return (
    <svg
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Disegno, non in scala: un segnaposto in ${streetLine}`}
    >
      <rect fill="#efe3cd" width="640" height="480" />
      <path fill="#c9d3ae" d="M452 40c52-14 110-6 148 26l-18 92c-46 12-98 4-142-22z" />
      <g fill="#a9ba8c">
        <circle cx="484" cy="84" r="13" />
        <circle cx="522" cy="70" r="10" />
        <circle cx="556" cy="92" r="14" />
        <circle cx="508" cy="118" r="11" />
        <circle cx="548" cy="130" r="9" />
      </g>
      <g className={styles.streets}>
        <path d="M-20 330C120 296 250 250 380 186S560 60 610-20" />
        <path d="M110-20c24 120 88 240 168 330s120 130 150 190" />
        <path d="M-20 220c70-10 130-20 190-46S300 96 330-20" />
        <path d="M300 226c52 60 120 116 190 146s110 40 170 44" />
        <path d="M380 186c40 64 96 116 164 142s80 26 116 28" />
        <path d="M60 310c20 60 40 110 50 190M176 268c14 74 34 150 60 232" />
        <path d="M-20 416c90-16 200-40 322-76M430 160c-30-60-60-110-110-150" />
        <path d="M436 252c20-40 60-90 110-116s90-30 120-30" />
      </g>
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
