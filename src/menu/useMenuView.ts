import { createContext, useContext } from 'react';
import { session } from '../data/browser-storage';
import { createStore } from '../data/store';
import { useStore } from '../ui/useStore';
import { type MenuView, readChosenView, VIEW_KEY } from './menu-view';

const chosenView = createStore(readChosenView);

/** Whether the page is being printed: paper is always the printed menu. */
export const printing = createStore(() => false);

/** The design of the page unless the guest chooses. */
export const UsualView = createContext<MenuView>('foto');

/** The design in which dishes are shown. */
export function useMenuView(): MenuView {
  const usual = useContext(UsualView);
  const chosen = useStore(chosenView, () => null);
  const isPrinting = useStore(printing, () => false);
  return isPrinting ? 'breve' : (chosen ?? usual);
}

/** Chooses a design for the rest of the browsing session. */
export function chooseMenuView(view: MenuView): void {
  chosenView.set(view);
  session.set(VIEW_KEY, view);
}
