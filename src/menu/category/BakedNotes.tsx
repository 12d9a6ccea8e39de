import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';

type BakedNotesProps = {
  /** When the build read the list, in words that the build has made: the day, and the day with its time. */
  day: string;
  moment: string;
  /** Reads the new list once more, where that has failed. */
  onRetry: (() => void) | null;
};

/**
 * What is said of a list that the build wrote into the page: its age where nothing answers, that new prices are being read where
 * the menu has changed since, and its day without JavaScript. The style sheet shows what holds.
 */
export function BakedNotes({ day, moment, onRetry }: BakedNotesProps) {
  return (
    <>
      {/* In the browser React renders nothing into it: only the build needs the text. */}
      <noscript>
        {import.meta.env.SSR && (
          <p className="menu-day">
            Prezzi del {day}. Per conferma chiamaci al{' '}
            <a href={restaurant.phone.href}>{restaurant.phone.shown}</a>.
          </p>
        )}
      </noscript>
      <p className="menu-age menu-age-baked">
        <Icon name="wifi-off" />
        Menu aggiornato al {moment}
      </p>
      <div className="menu-age menu-edited" role="status">
        {onRetry ? (
          <>
            <Icon name="wifi-off" />
            <span>Il menu è cambiato e ora non si carica: chiedici prezzi e allergeni.</span>
            <button type="button" className="link-button" onClick={onRetry}>
              Riprova
            </button>
          </>
        ) : (
          'Caricamento dei prezzi...'
        )}
      </div>
    </>
  );
}
