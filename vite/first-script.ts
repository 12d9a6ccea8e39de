import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type ResolvedConfig } from 'vite';

/** Builds the first script as one classic file: a module script would wait for the style sheet. @returns its address */
export async function buildFirstScript({ root, mode, build: { outDir } }: ResolvedConfig) {
  const results = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: 'src/start/first-script.ts',
        output: { format: 'iife', entryFileNames: 'assets/first-[hash].js' },
      },
    },
  });
  const [result] = [results].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('The first script was not built');
  const file = join(root, outDir, chunk.fileName);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, chunk.code);
  return `/${chunk.fileName}`;
}
