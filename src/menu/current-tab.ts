/** Scrolls the strip of categories, and only that, until the present one stands in its middle. */
export function showCurrentTab(strip: HTMLElement | null): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!strip || !current) return;
  // scrollIntoView would move the page as well.
  strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
}
