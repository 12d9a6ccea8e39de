import { build, type CSSOptions } from 'vite';

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

/** What a page holds itself, so that its first paint waits for no other file. */
export type Inlined = {
  /** The first script, classic: a module script would wait until the page is parsed. */
  script: string;
  /** The names of the fonts, for every page. */
  fonts: string;
  /** The styles of a category page's first paint. */
  style: string;
};

/** Builds what the pages hold themselves, and the files that it names, by their path in the build. */
export async function buildInlined(root: string, mode: string) {
  const files = new Map<string, string | Uint8Array>();

  async function buildOne(input: string, kind: RegExp): Promise<string> {
    // The script imports modules for what they export alone: their tables would come with it.
    const script = { output: { format: 'iife' }, treeshake: { moduleSideEffects: false } } as const;
    const built = await build({
      root,
      mode,
      configFile: false,
      logLevel: 'warn',
      css,
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: { input, ...(input.endsWith('.ts') && script) },
      },
    });
    let text = '';
    for (const result of [built].flat()) {
      for (const file of 'output' in result ? result.output : []) {
        const content = file.type === 'chunk' ? file.code : file.source;
        if (kind.test(file.fileName)) text = String(content).trim();
        else if (file.type === 'asset') files.set(file.fileName, content);
      }
    }
    // The end of the element would end it early.
    if (text === '' || /<\/(?:script|style)/i.test(text)) {
      throw new Error(`${input} was not built, or cannot stand in a page`);
    }
    return text;
  }

  // Vite says 'production' to the whole process, and to every program that it starts afterwards.
  const { NODE_ENV } = process.env;
  const [script, fonts, style] = await Promise.all([
    buildOne('src/start/first-script.ts', /\.js$/),
    buildOne('src/styles/fonts.scss', /\.css$/),
    buildOne('src/menu/category/first-paint.scss', /\.css$/),
  ]);
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const inlined: Inlined = { script, fonts, style };
  return { inlined, files };
}
