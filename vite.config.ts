import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { BROWSERS } from './vite/browsers.ts';
import { chunks, shortClassName } from './vite/chunks.ts';
import { missingConfiguration } from './vite/configuration.ts';
import { languageColumns } from './vite/language-columns.ts';
import { machineFiles } from './vite/machine-files.ts';
import { offline } from './vite/offline.ts';
import { prerender } from './vite/prerender.ts';
import { usedStyles } from './vite/used-styles.ts';

/** A production bundle without its Firebase project would only fail in front of visitors. */
function requireConfiguration(mode: string) {
  const missing = missingConfiguration(loadEnv(mode, import.meta.dirname));
  if (missing.length > 0) {
    throw new Error(
      `Missing configuration: ${missing.join(', ')}. Copy .env.example to .env.production and fill it in, ` +
        'or build for the emulators: npm run build -- --mode emulators',
    );
  }
}

/** The router's package names only its development files: with these, visitors do not download its warnings. */
const routerForProduction = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: join(import.meta.dirname, 'node_modules', replacement),
}));

export default defineConfig(({ command, mode }) => {
  if (command === 'build') requireConfiguration(mode);
  const tested = mode === 'test';
  const folder = tested || mode === 'bench' ? `dist-${mode}` : 'dist';
  return {
    plugins: [
      react(),
      languageColumns(),
      chunks(),
      usedStyles(),
      machineFiles(),
      prerender({
        withoutMenu: tested ? `${folder}-without-menu` : null,
        previews: tested ? 3 : Number.POSITIVE_INFINITY,
      }),
      offline(),
    ],
    resolve: { alias: command === 'build' ? routerForProduction : [] },
    server: {
      host: 'localhost',
      port: 5173,
      strictPort: true,
      // A build or a test run at the same time must not reload the pages that somebody is looking at.
      watch: {
        ignored: ['**/dist/**', '**/dist-*/**', '**/test-results/**', '**/.emulator-data/**'],
      },
    },
    optimizeDeps: {
      // All dependencies are bundled before the first visit: Vite would reload the site for one that it meets later, when a page
      // is loaded lazily.
      entries: ['index.html', 'src/**/*.{ts,tsx}'],
      include: [
        'react',
        'react-dom/client',
        'react-router-dom',
        'firebase/app',
        'firebase/auth',
        'firebase/firestore/lite',
        'firebase/storage',
        'papaparse',
        'valibot',
      ],
    },
    css: {
      // While developing, a class says whose it is: 'SiteHeader-module__row'.
      modules: { generateScopedName: command === 'build' ? shortClassName : '[name]__[local]' },
      preprocessorOptions: {
        scss: {
          // Bootstrap 5.3 still has @import and global functions. Its own warnings are not ours to fix, and it can be loaded by
          // @import alone: only the two files that do so may have it (tests/unit/styles.test.ts).
          quietDeps: true,
          silenceDeprecations: ['import'],
        },
      },
    },
    build: {
      outDir: folder,
      target: [...BROWSERS],
      cssTarget: [...BROWSERS],
      manifest: true,
      // vite/chunks.ts decides which file holds a module; some that one page imports another one loads later.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      modulePreload: {
        // A browser that does not know the hints, Safari before 17, works without them; the polyfill fetched them too early.
        polyfill: false,
        // The preload lists are in a chunk that all visitors download. Every page has some files already, and staff's are not for them.
        resolveDependencies: (_, files) =>
          files.filter((file) => !/\/(?:react|base|rolldown-runtime)-[^/]*$|\/staff\//.test(file)),
      },
    },
    test: {
      // On a machine of two cores Vitest would leave one of them idle.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      // A busy machine is slow, not wrong: no test here is about speed.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000, interval: 50 } },
      projects: [
        // Pure functions: the files need no isolation, which would take longer than their tests.
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/unit/**/*.test.ts'],
            isolate: false,
            setupFiles: ['tests/unit/setup.ts'],
          },
        },
        { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
        // Also without isolation: loading React and the libraries for each file would take as long as the tests.
        {
          extends: true,
          test: {
            name: 'pages',
            include: ['tests/pages/**/*.test.tsx'],
            isolate: false,
            environment: 'jsdom',
            setupFiles: ['tests/pages/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'data',
            include: ['tests/data/**/*.test.ts'],
            environment: 'node',
            // A commit of 500 products takes a busy machine a minute.
            testTimeout: 180_000,
            // The files share one emulator and empty it between tests.
            fileParallelism: false,
            // The SDK is loaded once. A test drops what its page is still asking when it leaves it.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'rules',
            include: ['tests/rules/**/*.test.ts'],
            environment: 'node',
            testTimeout: 180_000,
            fileParallelism: false,
            // The accounts and the SDK are loaded once.
            isolate: false,
            setupFiles: ['tests/rules/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'engines',
            include: ['tests/engines/**/*.test.ts'],
            environment: 'node',
            testTimeout: 180_000,
          },
        },
      ],
    },
  };
});
