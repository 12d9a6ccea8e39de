import { VitePWA } from 'vite-plugin-pwa';
import type { CacheName } from '../src/data/browser-keys';

const DAY_SECONDS = 24 * 60 * 60;

/** The chunks that only staff load lie in a folder of their own, so that no visitor's browser keeps them. */
export const STAFF_FOLDER = 'assets/staff';

/** Keeps as many pictures of the bucket as said, as they are seen. */
function keepPictures(cacheName: CacheName, maxEntries: number, urlPattern: RegExp) {
  return {
    urlPattern,
    // Asked for again behind what is shown: an error looks like any other opaque answer and must not stay a month.
    handler: 'StaleWhileRevalidate' as const,
    options: {
      cacheName,
      cacheableResponse: { statuses: [0, 200] },
      expiration: { maxEntries, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true },
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
      // A newer worker never waits for every tab to close: src/start/service-worker.ts shows the new version in time.
      skipWaiting: true,
      clientsClaim: true,
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
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/pictures/'),
          handler: 'StaleWhileRevalidate',
          options: {
            cacheName: 'site-pictures' satisfies CacheName,
            expiration: {
              maxEntries: 30,
              maxAgeSeconds: 30 * DAY_SECONDS,
              purgeOnQuotaError: true,
            },
          },
        },
      ],
    },
  });
}
