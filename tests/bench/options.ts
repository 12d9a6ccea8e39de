import { parseArgs } from 'node:util';
import { Problem } from '../../emulators/problem';

const PARTS = [
  ...['home', 'cold', 'edited', 'warm', 'warm-edited', 'worker', 'storia'],
  ...['switch', 'staff'],
] as const;

/** What `--only` may name. */
export type Part = (typeof PARTS)[number];

export type BenchOptions = {
  runs: number;
  /** Whether a part is to be measured: those of `--only`, else every part, but none where Lighthouse alone is asked for. */
  includes: (part: Part) => boolean;
  lighthouse: boolean;
};

const USAGE = `Usage: npm run bench [-- [--runs 5] [--only ${PARTS.join(',')}] [--lighthouse]]`;

/** @throws Problem for unknown or malformed arguments */
export function parseOptions(args: string[]): BenchOptions {
  try {
    const options = {
      runs: { type: 'string' },
      only: { type: 'string' },
      lighthouse: { type: 'boolean' },
    } as const;
    const { runs = '5', only, lighthouse = false } = parseArgs({ args, options }).values;
    if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs ${runs}: a number from 1 to 99`);
    const names = only?.split(',');
    const unknown = names?.find((name) => !PARTS.some((part) => part === name));
    if (unknown !== undefined) throw new Error(`--only ${unknown}: there is no such part`);
    const includes = (part: Part) => names?.includes(part) ?? !lighthouse;
    return { runs: Number(runs), includes, lighthouse };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
