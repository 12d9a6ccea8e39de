import { NoScript } from '../MenuMessages';

const PLACES = [0, 1, 2, 3, 4, 5];

/** Shown while the list loads: cards of the real size, so that nothing shifts when the dishes arrive. */
export function SkeletonGrid() {
  return (
    <>
      <NoScript />
      <p className="menu-loading" role="status">
        Caricamento...
      </p>
      <ul className="item-grid" aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} className="item skeleton">
            <div className="item-head">
              <div className="item-photo" />
              <div className="item-text">
                <span className="skeleton-line skeleton-name" />
                <span className="skeleton-line" />
                <span className="skeleton-line skeleton-short" />
              </div>
            </div>
            <span className="skeleton-line skeleton-price" />
          </li>
        ))}
      </ul>
    </>
  );
}
