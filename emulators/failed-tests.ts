import { readFileSync } from 'node:fs';
import * as v from 'valibot';

type Suite = {
  specs: { title: string; file: string; line: number; ok: boolean; tests: Test[] }[];
  suites?: Suite[] | undefined;
};
type Test = { results: { error?: { message?: string | undefined } | undefined }[] };

const spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  ok: v.boolean(),
  tests: v.array(
    v.object({
      results: v.array(
        v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) }),
      ),
    }),
  ),
});
const suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const report = v.object({ suites: v.array(suite) });

// biome-ignore lint/suspicious/noControlCharactersInRegex: it starts the colours of a terminal.
const COLOURS = /\x1b\[[\d;]*m/g;

function failuresIn({ specs, suites = [] }: Suite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const message = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error;
      const lines = (message?.message ?? '').replaceAll(COLOURS, '').split('\n').slice(0, 8);
      return [`${file}:${line} › ${title}`, ...lines].join('\n    ');
    });
  return [...own, ...suites.flatMap(failuresIn)];
}

/**
 * The tests that failed, each with the first lines of its error.
 * @param file what Playwright's JSON reporter wrote
 * @returns nothing where the run ended before it wrote one
 */
export function failedTests(file: string): string[] {
  try {
    return v.parse(report, JSON.parse(readFileSync(file, 'utf8'))).suites.flatMap(failuresIn);
  } catch {
    return [];
  }
}
