import { keepEarlyTaps } from './early-tap';

/*
 * The first script of a page whose code is not deferred: it is on its way, but the page can be tapped already. Like
 * first-script.ts, one file without imports.
 */
window.beforeReact = {
  source: 'none',
  version: null,
  askedAt: 0,
  list: null,
  isOver: false,
  takeTap: keepEarlyTaps(),
};
