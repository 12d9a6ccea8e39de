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

/** Hides the prerendered dishes (`held`) until React has rendered its own, or reserves space for the filter's chips (`avoided`). */
export function setAside(what: 'held' | 'avoided'): void {
  document.documentElement.dataset[what] = '';
}

/** Ends what `setAside` has begun: React shows the dishes, or the chips. */
export function release(what: 'held' | 'avoided'): void {
  delete document.documentElement.dataset[what];
}
