import { build, type InlineConfig, type Plugin } from 'vite';
import { css } from './css.ts';

/** What a page holds itself, so that its first paint waits for no other file. */
export type Inlined = {
  /** The first script, classic: a module script would wait until the page is parsed. */
  script: string;
  /** The names of the fonts, for every page. */
  fonts: string;
  /** The styles of a category page's first paint. */
  style: string;
};

async function buildOne(root: string, mode: string, input: string, kind: RegExp): Promise<string> {
  const options: InlineConfig = {
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    css,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: input.endsWith('.ts') ? { format: 'iife' } : {} },
    },
  };
  for (const result of [await build(options)].flat()) {
    for (const file of 'output' in result ? result.output : []) {
      if (kind.test(file.fileName)) {
        return String(file.type === 'chunk' ? file.code : file.source).trim();
      }
    }
  }
  throw new Error(`${input} was not built`);
}

/** Builds what the pages hold themselves: the same for every page, whatever stands on the menu. */
export async function buildInlined(root: string, mode: string): Promise<Inlined> {
  const [script, fonts, style] = await Promise.all([
    buildOne(root, mode, 'src/start/first-script.ts', /\.js$/),
    buildOne(root, mode, 'src/styles/fonts.scss', /\.css$/),
    buildOne(root, mode, 'src/menu/category/first-paint.scss', /\.css$/),
  ]);
  // The end of the element would end it early.
  if (/<\/(?:script|style)/i.test(script + fonts + style))
    throw new Error('It cannot stand in a page');
  return { script, fonts, style };
}

/** Names the fonts while the site is being worked on; a build writes them into its pages. */
export function fontsInDevelopment(): Plugin {
  return {
    name: 'fonts-in-development',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'stylesheet', href: '/src/styles/fonts.scss' } },
    ],
  };
}
