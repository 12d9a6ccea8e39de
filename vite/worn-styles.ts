import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** What names the classes and the elements of all pages. */
const CONTENT = ['index.html', 'src/**/*.{ts,tsx}'];

/** Removes from Bootstrap's own rules what no component wears. A test holds that ours are all worn (tests/unit/styles.test.ts). */
export function wornStyles(): Plugin {
  return {
    name: 'worn-styles',
    apply: 'build',
    async transform(css, id) {
      if (!id.endsWith('/vendor.scss')) return null;
      const [worn] = await new PurgeCSS().purge({ content: CONTENT, css: [{ raw: css }] });
      return worn ? { code: worn.css, map: null } : null;
    },
  };
}
