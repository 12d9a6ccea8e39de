const mark = (picture: HTMLImageElement, isBroken: boolean) =>
  picture.toggleAttribute('data-broken', isBroken);

/**
 * Marks every picture of the page that has not loaded (styles/_elements.scss): its ground stays, without the browser's broken icon
 * and without its alternative text over the page. A picture that loads later loses the mark.
 */
export function markBrokenPictures(): void {
  for (const type of ['error', 'load'] as const) {
    // Neither event bubbles.
    const listen = ({ target }: Event) =>
      target instanceof HTMLImageElement && mark(target, type === 'error');
    document.addEventListener(type, listen, true);
  }
  // Those that have failed before.
  for (const picture of document.images) {
    if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) mark(picture, true);
  }
}
