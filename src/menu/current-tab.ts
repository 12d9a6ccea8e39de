/** For which address each strip was scrolled: once, so that it does not move under a finger when React comes. */
const shown = new WeakMap<HTMLElement, string>();

/** Scrolls the strip of categories, and only that, until the one of an address stands in its middle. */
export function showCurrentTab(strip: HTMLElement | null, pathname: string): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!strip || !current || shown.get(strip) === pathname) return;
  shown.set(strip, pathname);
  // scrollIntoView would move the page as well.
  strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
}
