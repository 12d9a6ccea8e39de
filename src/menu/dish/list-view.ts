import { browserStorage } from '../../data/browser-storage';

/** How the dishes are listed: as cards with their pictures, or in short, a row for each. */
type ListView = 'foto' | 'breve';

/** Key in sessionStorage. */
const VIEW_KEY = 'vistaMenu';

const { session } = browserStorage;

/** The choice stands on the root element, where _brief.scss finds it: no card is rendered for it, and nothing moves. */
function setView(view: ListView): void {
  document.documentElement.dataset.vista = view;
}

/** Applies what was chosen in this browsing session. The page's first script calls it before anything is painted. */
export function applyListView(): void {
  // Where sessionStorage is forbidden, the root element alone remembers.
  const chosen = session.get(VIEW_KEY) ?? document.documentElement.dataset.vista;
  setView(chosen === 'breve' ? 'breve' : 'foto');
}

/** Switches to the other one, for as long as the browsing session lasts. */
export function switchListView(): void {
  const view = document.documentElement.dataset.vista === 'breve' ? 'foto' : 'breve';
  session.set(VIEW_KEY, view);
  setView(view);
}
