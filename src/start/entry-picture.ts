import { startHeldCodeAfter } from './deferred-scripts';
import { keepEarlyTaps } from './early-tap';

/** Whether it came or not. */
function whenSettled(picture: HTMLImageElement | null): Promise<unknown> {
  if (!picture || picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    for (const outcome of ['load', 'error']) picture.addEventListener(outcome, resolve);
  });
}

// The first script of a page that opens with a picture. Such a page can be read, and its links followed, as it stands, so
// on a slow network the picture comes first and the code after it: side by side both would be late.
keepEarlyTaps();
startHeldCodeAfter(whenSettled(document.querySelector('img[fetchpriority="high"]')));
