import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';

type BakedNotesProps = {
  /** When the build read the list, in words that the build has made: the day, and the day with its time. */
  day: string;
  moment: string;
};

/** What is said of a list that the build wrote into the page: its age where nothing answers, and its day without JavaScript. */
export function BakedNotes({ day, moment }: BakedNotesProps) {
  return (
    <>
      {/* In the browser React renders nothing into it: only the build needs the text. */}
      <noscript>
        {import.meta.env.SSR && (
          <p className="menu-age">
            Prezzi del {day}. Per conferma chiamaci al{' '}
            <a href={restaurant.phone.href}>{restaurant.phone.shown}</a>.
          </p>
        )}
      </noscript>
      <p className="menu-age menu-age-baked">
        <Icon name="wifi-off" />
        Menu aggiornato al {moment}
      </p>
    </>
  );
}
