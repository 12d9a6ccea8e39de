import { restaurant } from '../restaurant';
import { Icon } from '../ui/Icon';

/** '21 novembre 2026 alle ore 15:00'. Made when it is needed: the first one costs a slow phone a tenth of a second. */
const momentOf = (time: number) =>
  new Intl.DateTimeFormat('it-IT', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: restaurant.hours.timeZone,
  }).format(time);

/** Says how old a list is that could not be compared with the present menu. `savedAt` is epoch ms. */
export function MenuAge({ savedAt }: { savedAt: number }) {
  return (
    <p className="menu-age" role="status">
      <Icon name="wifi-off" />
      Menu aggiornato al {momentOf(savedAt)}
    </p>
  );
}
