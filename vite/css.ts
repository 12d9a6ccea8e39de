import type { CSSOptions } from 'vite';

/** How style sheets are compiled, in each of the build's parts. */
export const css: CSSOptions = {
  preprocessorOptions: {
    scss: {
      // Bootstrap 5.3 still uses @import and the global functions; its warnings are not ours to fix.
      quietDeps: true,
      silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    },
  },
};
