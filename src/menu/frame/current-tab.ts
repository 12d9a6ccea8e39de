/**
 * Centres the current tab by scrolling the strip of categories, never the page. The strip stores the tab and the width for which
 * that was done, so that hydration does not scroll a strip that the visitor has moved.
 */
export function showCurrentTab(strip: HTMLElement | null): void {
  const current =
    strip?.querySelector<HTMLElement>('a[data-read]') ??
    strip?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!strip || !current) return;
  const place = `${current.textContent} ${strip.clientWidth}`;
  if (strip.dataset.scrolledTo === place) return;
  strip.dataset.scrolledTo = place;
  // scrollIntoView would scroll the page as well.
  strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
}
