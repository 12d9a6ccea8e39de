import { restaurant } from '../restaurant';
import { Icon } from '../ui/Icon';

/** '21 novembre 2026 alle ore 15:00'. The formatter is created on demand: the first one takes a slow phone 0.1 s. */
const formatTime = (time: number) =>
  new Intl.DateTimeFormat('it-IT', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: restaurant.hours.timeZone,
  }).format(time);

/** Shows the age of a list that could not be compared with the current menu. `savedAt` is epoch ms. */
export function MenuAge({ savedAt }: { savedAt: number }) {
  return (
    <p className="menu-age" role="status">
      <Icon name="wifi-off" />
      Menu aggiornato al {formatTime(savedAt)}
    </p>
  );
}
