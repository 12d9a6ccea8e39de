import { VitePWA } from 'vite-plugin-pwa';
import type { CacheName } from '../src/data/browser-keys';
import { paths } from '../src/paths.ts';

/** The folder of the chunks that only staff load: it is not precached, so that no visitor's browser keeps them. */
export const STAFF_FOLDER = 'assets/staff';

/** The page of any dish, and the folder of the pages of single ones. */
const DISH_PAGE = paths.anyDish.slice(1);

/** Caches pictures as they are seen, at most `maxEntries`. */
function keepPictures(cacheName: CacheName, maxEntries: number, urlPattern: RegExp) {
  return {
    urlPattern,
    // Revalidated in the background: an error looks like any other opaque response, and must not stay for a month.
    handler: 'StaleWhileRevalidate' as const,
    options: {
      cacheName,
      cacheableResponse: { statuses: [0, 200] },
      expiration: { maxEntries, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true },
    },
  };
}

/**
 * The service worker. When the site is first opened it precaches every prerendered page but those of single dishes, with all that
 * visitors' pages need; it caches pictures as they are seen. It does not handle data: the menu is in localStorage, and the
 * reserved area reads Firestore itself.
 */
export function offline() {
  return VitePWA({
    // machine-files writes the manifest, src/start/Root.tsx registers the worker: no inline script is needed.
    manifest: false,
    injectRegister: null,
    workbox: {
      // A newer worker never waits for every tab to close: src/start/Root.tsx loads the new version in time.
      skipWaiting: true,
      clientsClaim: true,
      // A page holds all dishes of its category, however many: the default limit of 2 MB would stop the build.
      maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
      globPatterns: ['**/*.{html,js,css,woff2,svg,ico,webmanifest}'],
      // The full fonts are for the few pages with a character that Italian does not have.
      globIgnores: [
        ...['reserved.html', 'reserved/**', 'reserved.webmanifest', '404.html', `${DISH_PAGE}/**`],
        ...['**/*-latin-*.woff2', `${STAFF_FOLDER}/**`],
      ],
      // Every page is cached under its own address, except those of dishes: at once, with or without a network, one small page opens
      // any dish from the list in localStorage. The plugin's default would show the home page's HTML everywhere.
      navigateFallback: `${DISH_PAGE}.html`,
      navigateFallbackAllowlist: [new RegExp(`^${paths.anyDish}/`)],
      ignoreURLParametersMatching: [/./],
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        // Card pictures first. Large ones are only requested for dishes that were opened. An address without a query is not a
        // picture: Storage is asked whether the file still exists, and only Storage may answer.
        keepPictures('card-pictures', 120, /^https?:.+\/o\/images%2F[^?]+\.card\.\w+\?/),
        keepPictures('dish-pictures', 40, /^https?:.+\/v0\/b\/[^/]+\/o\/images%2F[^?]+\?/),
        keepPictures('site-pictures', 30, /^https?:\/\/[^/]+\/pictures\//),
      ],
    },
  });
}
