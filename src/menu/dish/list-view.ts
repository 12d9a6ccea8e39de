import { browserStorage } from '../../data/browser-storage';

/** How the dishes are listed: as cards with their pictures ('foto', or nothing), or in short ('breve'). Key in sessionStorage. */
const VIEW_KEY = 'vistaMenu';

const { session } = browserStorage;

/**
 * Applies what was chosen in this browsing session to the root element, where _brief.scss finds it: no card is rendered for it, and
 * nothing moves. The page's first script calls it before anything is painted.
 */
export function applyListView(): void {
  if (session.get(VIEW_KEY) === 'breve') document.documentElement.dataset.vista = 'breve';
}

/** Switches to the other one, for as long as the browsing session lasts. */
export function switchListView(): void {
  const { dataset } = document.documentElement;
  dataset.vista = dataset.vista === 'breve' ? 'foto' : 'breve';
  session.set(VIEW_KEY, dataset.vista);
}
