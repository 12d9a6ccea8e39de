import { build, type InlineConfig } from 'vite';
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

/** A file that they name, by its path in the build. */
type Files = Map<string, string | Uint8Array>;

/** @param named gets the files that it names */
async function buildOne(
  root: string,
  mode: string,
  input: string,
  kind: RegExp,
  named: Files,
): Promise<string> {
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
  let text: string | undefined;
  for (const result of [await build(options)].flat()) {
    for (const file of 'output' in result ? result.output : []) {
      const content = file.type === 'chunk' ? file.code : file.source;
      if (kind.test(file.fileName)) text = String(content).trim();
      else if (file.type === 'asset') named.set(file.fileName, content);
    }
  }
  if (text === undefined) throw new Error(`${input} was not built`);
  return text;
}

/** Builds what the pages hold themselves: the same for every page, whatever stands on the menu. */
export async function buildInlined(
  root: string,
  mode: string,
): Promise<Inlined & { named: Files }> {
  const named: Files = new Map();
  // Vite says 'production' to the whole process, and to every program that it starts afterwards.
  const { NODE_ENV } = process.env;
  const [script, fonts, style] = await Promise.all([
    buildOne(root, mode, 'src/start/first-script.ts', /\.js$/, named),
    buildOne(root, mode, 'src/styles/fonts.scss', /\.css$/, named),
    buildOne(root, mode, 'src/menu/category/first-paint.scss', /\.css$/, named),
  ]);
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  // The end of the element would end it early.
  if (/<\/(?:script|style)/i.test(script + fonts + style))
    throw new Error('It cannot stand in a page');
  return { script, fonts, style, named };
}
