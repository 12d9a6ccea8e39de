import { startHeldCode } from './held-code';
import { showCurrentTab } from './menu/current-tab';
import { drawFirstCards } from './menu/first-cards';
import { openMenuAt } from './open-menu';
import { keepEarlyTaps } from './ui/early-tap';

// A category page's first script: the question to Firestore is under way before React is downloaded, and the dishes are
// drawn without it as soon as they are known. From the cache that is at once: then the browser gets to paint them before
// React is started.
keepEarlyTaps();
let drawn = false;
openMenuAt(window.location.pathname).then(() => {
  if (drawn) requestAnimationFrame(() => setTimeout(startHeldCode));
  else startHeldCode();
});
// Before anybody sees or taps it.
showCurrentTab(document.querySelector<HTMLElement>('.tabs-strip'));
drawn = drawFirstCards(window.location);
