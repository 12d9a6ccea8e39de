import { session } from '../data/browser-storage';
import { SEARCH_PATH } from '../paths';

/** The two designs of the menu: with photographs, or the printed menu. */
export type MenuView = 'foto' | 'breve';

/** Key in sessionStorage of the design that the guest has chosen for this browsing session. */
export const VIEW_KEY = 'vistaMenu';

/** The guest's choice; null without one. */
export function readChosenView(): MenuView | null {
  const chosen = session.get(VIEW_KEY);
  return chosen === 'foto' || chosen === 'breve' ? chosen : null;
}

/** The design of a page unless the guest chooses: the whole menu is printed, a category has photographs. */
export const usualView = (pathname: string): MenuView =>
  pathname === SEARCH_PATH ? 'breve' : 'foto';

/** Whether the guest has chosen another design than the one that the build has written into the page. */
export function isOtherView(pathname: string): boolean {
  const usual = usualView(pathname);
  return (readChosenView() ?? usual) !== usual;
}
