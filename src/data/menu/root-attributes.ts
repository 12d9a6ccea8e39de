import type { MenuState } from './freshness';

/*
 * The attributes of the root element, by which the first script and React tell the style sheets what may be seen. No other module
 * reads or writes them. Without JavaScript they are missing, and every dish is visible.
 */

/** Says how fresh the list on the screen is: _freshness.scss hides what must not be seen, _messages.scss shows what must be said. */
export function showFreshness({ freshness, late }: Pick<MenuState, 'freshness' | 'late'>): void {
  const root = document.documentElement;
  root.dataset.menu = freshness;
  root.toggleAttribute('data-late', late);
}

/** What React shows in place of what is prerendered. */
type Aside = 'held' | 'avoided' | 'house' | 'language' | 'pictures' | 'list';

/**
 * Hides the prerendered dishes (`held`), outdated numbers, hours and charges (`house`), or what a translation would move (`language`)
 * until React has rendered its own, or reserves space for the filter's chips (`avoided`) and, as long as there is a guest's list, for
 * the buttons of its dishes (`list`). `pictures` keeps those below the first screen from loading before the scripts.
 */
export function setAside(what: Aside): void {
  document.documentElement.dataset[what] = '';
}

/** Ends what `setAside` has begun: React shows its own. */
export function release(what: Aside): void {
  delete document.documentElement.dataset[what];
}
