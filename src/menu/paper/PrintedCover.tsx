import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';

/** The heading of the printed menu. */
export function PrintedCover() {
  return (
    <header className="printed-cover">
      <Icon name="logo" className="printed-logo" />
      <p className="printed-name">{restaurant.name}</p>
      <p className="printed-tagline">{restaurant.tagline}</p>
    </header>
  );
}
