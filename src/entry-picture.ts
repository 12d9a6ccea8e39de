import { startHeldCode } from './held-code';
import { keepEarlyTaps } from './ui/early-tap';

// The first script of a page that opens with a picture. Such a page can be read, and its links followed, as it stands, so
// on a slow network the picture comes first and the code after it: side by side both would be late.
keepEarlyTaps();
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
if (!picture || picture.complete) startHeldCode();
else {
  for (const outcome of ['load', 'error']) {
    picture.addEventListener(outcome, startHeldCode, { once: true });
  }
}
