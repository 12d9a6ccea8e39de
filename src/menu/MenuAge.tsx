import { Icon } from '../ui/Icon';
import { formatMoment } from './dates';

/** Shows the age of a list that could not be compared with the current menu. `savedAt` is epoch ms. */
export function MenuAge({ savedAt }: { savedAt: number }) {
  return (
    <p className="menu-age" role="status">
      <Icon name="wifi-off" />
      Menu aggiornato al {formatMoment(savedAt)}
    </p>
  );
}
