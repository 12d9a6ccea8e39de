import { browserStorage } from '../../data/browser-storage';
import { createStore } from '../../data/store';

/** How the dishes are listed: as cards with their pictures, or in short, a row for each. */
export type ListView = 'foto' | 'breve';

/** Key in sessionStorage. */
const VIEW_KEY = 'vistaMenu';

const store = createStore<ListView>(() =>
  browserStorage.session.get(VIEW_KEY) === 'breve' ? 'breve' : 'foto',
);

/** What the visitor has chosen for this browsing session. */
export const getListView = store.get;

/** Calls the listener after every change. @returns ends the subscription */
export const subscribeToListView = store.subscribe;

/**
 * Writes the choice on the root element, where _brief.scss finds it: no card is rendered for it. The page's first script
 * calls this before anything is painted, so that nothing moves.
 */
export function applyListView(): void {
  document.documentElement.dataset.vista = store.get();
}

/** Changes the choice. Where sessionStorage is forbidden it lasts as long as the page. */
export function setListView(view: ListView): void {
  browserStorage.session.set(VIEW_KEY, view);
  store.set(view);
  applyListView();
}
