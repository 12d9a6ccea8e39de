import { session } from '../../data/browser-storage';
import { SEARCH_PATH } from '../../paths';

/** Key in sessionStorage of how dishes are listed: as cards with their pictures ('foto'), or in brief ('breve'). */
const VIEW_KEY = 'vistaMenu';

/**
 * Sets the view chosen in this browsing session on the root element, where _dense.scss reads it: no card re-renders and nothing
 * shifts. Without a choice the whole menu is in brief. The page's first script calls it before the first paint.
 */
export function applyListView(): void {
  const usual = window.location.pathname === SEARCH_PATH ? 'breve' : 'foto';
  document.documentElement.dataset.vista = session.get(VIEW_KEY) ?? usual;
}

/** Switches to the other view for the rest of the browsing session. */
export function switchListView(): void {
  const { dataset } = document.documentElement;
  dataset.vista = dataset.vista === 'breve' ? 'foto' : 'breve';
  session.set(VIEW_KEY, dataset.vista);
}
