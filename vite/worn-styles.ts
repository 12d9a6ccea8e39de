import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** What names the classes and the elements of all pages. */
const CONTENT = ['index.html', 'src/**/*.{ts,tsx}', 'node_modules/react-bootstrap/esm/*.js'];

/** Classes whose names react-bootstrap puts together. */
const PUT_TOGETHER = [/^btn/];

/** Removes from Bootstrap's own rules what no component wears. A test holds that ours are all worn (tests/unit/styles.test.ts). */
export function wornStyles(): Plugin {
  return {
    name: 'worn-styles',
    apply: 'build',
    async transform(css, id) {
      if (!id.endsWith('/vendor.scss')) return null;
      const purge = { content: CONTENT, css: [{ raw: css }], safelist: PUT_TOGETHER };
      const [worn] = await new PurgeCSS().purge(purge);
      return worn ? { code: worn.css, map: null } : null;
    },
  };
}
