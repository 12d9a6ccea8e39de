import { VitePWA } from 'vite-plugin-pwa';
import type { CacheName } from '../src/data/browser-keys';

/** The chunks that only staff load lie in a folder of their own, so that no visitor's browser keeps them. */
export const STAFF_FOLDER = 'assets/staff';

/** Keeps as many pictures as said, as they are seen. */
function keepPictures(cacheName: CacheName, maxEntries: number, urlPattern: RegExp) {
  return {
    urlPattern,
    // Asked for again behind what is shown: an error looks like any other opaque answer and must not stay a month.
    handler: 'StaleWhileRevalidate' as const,
    options: {
      cacheName,
      cacheableResponse: { statuses: [0, 200] },
      expiration: { maxEntries, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true },
    },
  };
}

/**
 * The service worker: every prerendered page and all that a visitor's pages need are kept when the site is first opened,
 * pictures as they are seen. Data is not its business: the menu lies in localStorage, and the reserved area reads
 * Firestore itself.
 */
export function offline() {
  return VitePWA({
    // The facts are written by machine-files, the registration by src/start/service-worker.ts: no inline script.
    manifest: false,
    injectRegister: null,
    workbox: {
      // A newer worker never waits for every tab to close: src/start/service-worker.ts loads the new version in time.
      skipWaiting: true,
      clientsClaim: true,
      // A page holds all dishes of its category, however many: the build would stop at 2 MB.
      maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
      globPatterns: ['**/*.{html,js,css,woff2,svg,ico,webmanifest}'],
      // The whole fonts are for the few pages with a character that Italian has not.
      globIgnores: ['reserved.html', '404.html', '**/*-latin-*.woff2', `${STAFF_FOLDER}/**`],
      // Every page is there under its own address; the plugin's default would show the home page's HTML everywhere.
      navigateFallback: null,
      ignoreURLParametersMatching: [/./],
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        // Those of cards; of the large ones only a dish that was opened has asked for its own.
        keepPictures('card-pictures', 120, /^https?:.+\/o\/images%2F[^?]+\.card\.\w+\?/),
        keepPictures('dish-pictures', 40, /^https?:.+\/v0\/b\/[^/]+\/o\/images%2F/),
        keepPictures('site-pictures', 30, /^https?:\/\/[^/]+\/pictures\//),
      ],
    },
  });
}
