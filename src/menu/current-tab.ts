/**
 * Scrolls the strip of categories, and nothing else, so that the current tab is centred. The strip remembers for which path
 * that was done: hydration must not scroll a strip that the visitor has moved.
 */
export function showCurrentTab(strip: HTMLElement | null, pathname: string): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!strip || !current || strip.dataset.scrolledTo === pathname) return;
  strip.dataset.scrolledTo = pathname;
  // scrollIntoView would scroll the page as well.
  strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
}
