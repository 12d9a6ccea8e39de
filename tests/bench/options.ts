import { parseArgs } from 'node:util';
import { Problem } from '../emulators/problem';

export type BenchOptions = {
  runs: number;
  /** Whether a part is to be measured; without `--only`, every part is. */
  includes: (name: string) => boolean;
};

const USAGE =
  'Usage: npm run bench [-- [--runs 5] [--only home,cold,edited,warm,warm-edited,worker,storia,switch,search,reserved,growth]]';

/** @throws Problem for unknown or malformed arguments */
export function parseOptions(args: string[]): BenchOptions {
  try {
    const options = {
      runs: { type: 'string' },
      only: { type: 'string' },
    } as const;
    const { runs = '5', only } = parseArgs({ args, options }).values;
    if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs ${runs}: a number from 1 to 99`);
    const names = only?.split(',');
    return { runs: Number(runs), includes: (name) => names?.includes(name) ?? true };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
