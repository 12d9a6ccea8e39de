import { showCurrentTab } from '../menu/current-tab';
import { startHeldCodeAfter } from './deferred-scripts';
import { requestMenuAt } from './early-request';
import { keepEarlyTaps } from './early-tap';
import { drawFirstCards } from './first-cards';

// A category page's first script: the question to Firestore is under way before React is downloaded, and the dishes are
// drawn without it as soon as they are known. From the cache that is at once: then they are painted before React is started.
keepEarlyTaps();
// Before anybody sees or taps it.
showCurrentTab(document.querySelector<HTMLElement>('.tabs-strip'), window.location.pathname);
requestMenuAt(window.location.pathname);
startHeldCodeAfter(drawFirstCards(window.location) ?? Promise.resolve());
