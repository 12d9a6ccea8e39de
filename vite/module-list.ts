import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Lists the source modules of every chunk, beside Vite's manifest, which names entries alone: for the tests of the build. */
export function moduleList(): Plugin {
  let root = '';
  return {
    name: 'module-list',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const lists = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [[`/${file.fileName}`, file.moduleIds.map((id) => relative(root, id))]]
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(lists), null, 2);
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}
