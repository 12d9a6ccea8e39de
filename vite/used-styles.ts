import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** The files that name the classes and the elements of all pages. */
const CONTENT = ['index.html', 'src/**/*.{ts,tsx}', 'node_modules/react-bootstrap/esm/*.js'];

/** Classes whose names react-bootstrap puts together: those of buttons. */
const PUT_TOGETHER = [/^btn/];

/** Removes the rules of Bootstrap that no component uses. For our own rules a test holds that (tests/unit/styles.test.ts). */
export function usedStyles(): Plugin {
  return {
    name: 'used-styles',
    apply: 'build',
    async transform(css, id) {
      if (!id.endsWith('/vendor.scss')) return null;
      const purge = { content: CONTENT, css: [{ raw: css }], safelist: PUT_TOGETHER };
      const [used] = await new PurgeCSS().purge(purge);
      return used ? { code: used.css, map: null } : null;
    },
  };
}
