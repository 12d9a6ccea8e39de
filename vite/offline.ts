import { VitePWA } from 'vite-plugin-pwa';
import type { CacheName } from '../src/data/browser-keys';
import { paths } from '../src/paths.ts';

/** The folder of the chunks that only staff load: it is not precached, so that no visitor's browser keeps them. */
export const STAFF_FOLDER = 'assets/staff';

/** The folder of the menu's languages: they are not precached, so that no Italian guest's browser keeps them. */
export const LANGUAGE_FOLDER = 'assets/languages';

/**
 * The address of a page without content. Where there is no network the service worker gives it for each address that it does not
 * keep; the app then leads to the page that is meant, or says what it lacks.
 */
export const SHELL = '/shell';

/** A page's file as the address under which the hosting serves it: `menu/dolci.html` → `/menu/dolci`, `index.html` → `/`. */
const addressOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`;

const SITE_PICTURES: CacheName = 'site-pictures';
const LANGUAGES: CacheName = 'languages';
const STAFF_AREA: CacheName = 'staff-area';

/**
 * The service worker. When the site is first opened it precaches every prerendered page but those of single dishes, with all that
 * visitors' pages need; it caches the site's own pictures as they are seen. Those of dishes are the browser's to cache: Storage
 * sends them with a year's lifetime (docs/decisions/pictures.md). Staff's code is cached as it is used. It does not handle data: the menu is in localStorage, and the
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
      globPatterns: ['**/*.{html,js,css,woff2,svg,ico,webmanifest}', 'assets/menu-*.json'],
      // The full fonts are for the few pages with a character that Italian does not have.
      globIgnores: [
        ...['reserved.html', 'reserved/**', '404.html', `${paths.anyDish.slice(1)}/**`],
        ...['**/*-latin-*.woff2', `${STAFF_FOLDER}/**`, `${LANGUAGE_FOLDER}/**`],
      ],
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })),
        }),
      ],
      // Every page is cached under its own address, except those of dishes: at once, with or without a network, one small page opens
      // any dish from the list in localStorage. The plugin's default would show the home page's HTML everywhere.
      navigateFallback: paths.anyDish,
      navigateFallbackAllowlist: [new RegExp(`^${paths.anyDish}/`, 'i')],
      ignoreURLParametersMatching: [/./],
      cleanupOutdatedCaches: true,
      // The functions are copied as text into the worker: they can use nothing of this module.
      runtimeCaching: [
        {
          // As the hosting redirects: '/menu/', '/menu.html' and '/menu/index.html' to '/menu'.
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && /(?:\.html|.\/)$/.test(url.pathname),
          handler: async ({ url }) => {
            const page = url.pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
            return Response.redirect(`${url.origin}${page || '/'}${url.search}`, 301);
          },
        },
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: SHELL } },
        },
        {
          // Kept from their first use: a guest who reads English does so without a network too.
          urlPattern: /^https?:\/\/[^/]+\/assets\/languages\//,
          handler: 'CacheFirst',
          options: {
            cacheName: LANGUAGES,
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 12, maxAgeSeconds: 30 * 24 * 60 * 60 },
          },
        },
        {
          // Kept from their first use: a phone of staff's opens the area and its drafts without a network too.
          urlPattern: /^https?:\/\/[^/]+\/assets\/staff\//,
          // The name of each file has a hash of its content.
          handler: 'CacheFirst',
          options: {
            cacheName: STAFF_AREA,
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 120, maxAgeSeconds: 30 * 24 * 60 * 60 },
          },
        },
        {
          urlPattern: /^https?:\/\/[^/]+\/pictures\//,
          // Revalidated in the background: a picture of the site may change under its address.
          handler: 'StaleWhileRevalidate',
          options: {
            cacheName: SITE_PICTURES,
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 30, maxAgeSeconds: 30 * 24 * 60 * 60 },
          },
        },
      ],
    },
  });
}
