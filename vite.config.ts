import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { missingConfiguration } from './vite/configuration.ts';
import { machineFiles } from './vite/machine-files.ts';
import { moduleList } from './vite/module-list.ts';
import { offline, STAFF_FOLDER } from './vite/offline.ts';
import { prerender } from './vite/prerender.ts';

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

/** Code that only staff download: their area, their half of the data, and what of Firebase that half is made of. */
function isForStaff(moduleId: string): boolean {
  return /\/src\/(?:reserved|data\/staff)\/|\/@?firebase\//.test(moduleId);
}

/** What every visitor's page needs beside React. */
function isOnEveryPage(moduleId: string): boolean {
  return /\/src\/(?:ui\/(?:Brand|Icon|PageHead|Picture|RouteFocus|SkipLink|useHydrated|useLazyComponent|OpeningStatus|focus|useBackOnce|useDialogInHistory)|start\/|paths|restaurant|routes|domain\/(?:categories|opening-hours)|data\/(?:store|browser-storage|when-idle|menu\/page-handover))/.test(
    moduleId,
  );
}

/** What a category's page needs beside that; the dialogs come when they are opened. */
function isOnCategoryPages(moduleId: string): boolean {
  return (
    /\/src\/(?:menu\/(?:[^/]+$|(?:category|dish|filter)\/)|data\/(?:menu\/|config|timeout)|domain\/(?:allergens|avoided|menu|price|product)\.)|\/node_modules\/valibot\//.test(
      moduleId,
    ) &&
    !/ItemModal|ShareDish|FilterSheet|filter-sheet|MenuDrawer|MenuLayout|CategoryPage/.test(
      moduleId,
    )
  );
}

export default defineConfig(({ command, mode }) => {
  if (command === 'build') requireConfiguration(mode);
  return {
    plugins: [
      react(),
      machineFiles(),
      moduleList(),
      prerender(mode === 'test' ? 'dist-test-without-menu' : null),
      offline(),
    ],
    server: {
      host: 'localhost',
      port: 5173,
      strictPort: true,
      // A build or a test run beside it must not reload the pages that somebody is looking at.
      watch: {
        ignored: ['**/dist/**', '**/dist-*/**', '**/test-results/**', '**/.emulator-data/**'],
      },
    },
    optimizeDeps: {
      // All dependencies are bundled before the first visit: one that is met later, by a click into a page that loads
      // lazily, would reload the site under the visitor's hands.
      entries: ['index.html', 'src/**/*.{ts,tsx}'],
      include: [
        'react',
        'react-dom/client',
        'react-router-dom',
        'firebase/app',
        'firebase/auth',
        'firebase/firestore/lite',
        'firebase/storage',
        'valibot',
      ],
    },
    css: {
      preprocessorOptions: {
        scss: {
          // Bootstrap 5.3 still uses @import and the global functions; its warnings are not ours to fix.
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
    build: {
      outDir: mode === 'test' || mode === 'bench' ? `dist-${mode}` : 'dist',
      manifest: true,
      rolldownOptions: {
        output: {
          // A few files for what every visitor's page needs: each request costs a slow phone time of its own.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\/|rolldown\/runtime/,
              },
              { name: 'base', test: isOnEveryPage },
              { name: 'menu', test: isOnCategoryPages },
            ],
          },
          chunkFileNames: ({ moduleIds }) =>
            `${moduleIds.some(isForStaff) ? STAFF_FOLDER : 'assets'}/[name]-[hash].js`,
        },
      },
    },
    test: {
      projects: [
        { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
        { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'pages',
            include: ['tests/pages/**/*.test.tsx'],
            environment: 'jsdom',
            setupFiles: ['tests/pages/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'data',
            include: ['tests/data/**/*.test.ts', 'tests/rules/**/*.test.ts'],
            environment: 'node',
            // The files share one emulator and empty it between tests.
            fileParallelism: false,
            // A machine that is busy with other things is slow, not wrong: nothing here is about speed.
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
      ],
    },
  };
});
