/** The path that each strip was last scrolled to: hydration must not scroll a strip that the visitor has moved. */
const scrolledTo = new WeakMap<HTMLElement, string>();

/** Scrolls the strip of categories, and nothing else, so that the current tab is centred. */
export function showCurrentTab(strip: HTMLElement | null, pathname: string): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!strip || !current || scrolledTo.get(strip) === pathname) return;
  scrolledTo.set(strip, pathname);
  // scrollIntoView would scroll the page as well.
  strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
}
