import { browserStorage } from '../../data/browser-storage';

/** Key in sessionStorage of how dishes are listed: as cards with their pictures ('foto' or absent), or in brief ('breve'). */
const VIEW_KEY = 'vistaMenu';

const { session } = browserStorage;

/**
 * Sets the view chosen in this browsing session on the root element, where _brief.scss reads it: no card re-renders and nothing
 * shifts. The page's first script calls it before the first paint.
 */
export function applyListView(): void {
  if (session.get(VIEW_KEY) === 'breve') document.documentElement.dataset.vista = 'breve';
}

/** Switches to the other view for the rest of the browsing session. */
export function switchListView(): void {
  const { dataset } = document.documentElement;
  dataset.vista = dataset.vista === 'breve' ? 'foto' : 'breve';
  session.set(VIEW_KEY, dataset.vista);
}
