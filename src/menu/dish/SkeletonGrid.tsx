import { NoScript } from '../MenuMessages';

const PLACES = [0, 1, 2, 3, 4, 5];

/** Shown while the list loads: cards of the real size, so that nothing shifts when the dishes arrive. */
export function SkeletonGrid() {
  return (
    <>
      <NoScript />
      <p className="quiet needs-script" role="status">
        Caricamento...
      </p>
      <ul className="grid plain-list dish-grid needs-script screen-only" aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} className="stack box item dish-skeleton">
            <div className="item-head">
              <div className="item-photo" />
              <div className="item-text">
                <span />
                <span />
                <span />
              </div>
            </div>
            <span />
          </li>
        ))}
      </ul>
    </>
  );
}
