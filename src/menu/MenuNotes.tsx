import type { MenuList, WholeMenu } from '../data/menu/menu-cache';
import { Icon } from '../ui/Icon';
import { formatMoment } from './dates';

/** Said where the server has another menu than the page. */
export const CHANGED = 'Il menu è cambiato: chiedici prezzi e allergeni';

type MenuNotesProps = {
  list: MenuList | WholeMenu;
  onRetry: () => void;
};

/**
 * What is said of a list that is not known to be current: its age where nothing answers, and that the menu has changed where the new
 * list is not to be had. A page of the build holds both, and the style sheet shows what holds (_freshness.scss).
 */
export function MenuNotes({ list, onRetry }: MenuNotesProps) {
  if (list.status !== 'ready') return null;
  const { freshness, asOf } = list;
  const words = 'words' in list ? list.words : null;
  return (
    <>
      {(words || freshness === 'unanswered') && (
        <p className="menu-age menu-unanswered" role="status">
          <Icon name="wifi-off" />
          <span>{`Menu aggiornato al ${words?.moment ?? formatMoment(asOf)}`}</span>
        </p>
      )}
      {(words || freshness === 'withheld') && (
        <div className="menu-age menu-withheld" role="status">
          <Icon name="circle-alert" />
          <span>{CHANGED}.</span>
          <button type="button" className="link-button" onClick={onRetry}>
            Riprova
          </button>
        </div>
      )}
    </>
  );
}
