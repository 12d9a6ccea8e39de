import { parseArgs } from 'node:util';
import { Problem } from '../emulators/problem';

export type Wishes = {
  runs: number;
  /** Whether a part was asked for; with no names given, every part was. */
  wants: (name: string) => boolean;
  /** Takes what was built last time. */
  built: boolean;
};

const USAGE =
  'Usage: npm run bench [-- [--runs 5] [--only home,cold,warm,worker,storia,switch,reserved,growth] [--built]]';

/** @throws Problem for arguments that mean nothing */
export function readWishes(args: string[]): Wishes {
  try {
    const options = {
      runs: { type: 'string' },
      only: { type: 'string' },
      built: { type: 'boolean' },
    } as const;
    const { runs = '5', only, built = false } = parseArgs({ args, options }).values;
    if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs ${runs}: a number from 1 to 99`);
    const names = only?.split(',');
    return { runs: Number(runs), wants: (name) => names?.includes(name) ?? true, built };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
