import { restaurant } from '../restaurant';
import { Icon } from '../ui/Icon';

const moment = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: restaurant.hours.timeZone,
});

/** Says how old a list is that could not be compared with the present menu. `savedAt` is epoch ms. */
export function MenuAge({ savedAt }: { savedAt: number }) {
  return (
    <p className="menu-age" role="status">
      <Icon name="wifi-off" />
      Menu aggiornato al {moment.format(savedAt)}
    </p>
  );
}
