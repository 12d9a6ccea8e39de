import { startHeldCode } from './held-code';
import { drawFirstCards } from './menu/first-cards';
import { openMenuAt } from './open-menu';

// A category page's first script: the question to Firestore is under way before React is downloaded, and the dishes are
// drawn without it as soon as they are known. From the cache that is at once: then the browser gets to paint them before
// React is started.
let drawn = false;
openMenuAt(window.location.pathname).then(() => {
  if (drawn) requestAnimationFrame(() => setTimeout(startHeldCode));
  else startHeldCode();
});
drawn = drawFirstCards(window.location);
