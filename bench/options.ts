import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { Problem } from '../emulators/problem';
import type { Suite } from '../emulators/suite';
import type { Backend } from './backend';

const PARTS = [
  ...(['home', 'cold', 'whole', 'search', 'edited', 'warm', 'warm-edited', 'worker'] as const),
  ...(['staff-cold', 'staff-warm', 'staff-search', 'staff-price'] as const),
];

/** A part of the bench, as named in `--only`. */
export type Part = (typeof PARTS)[number];

type BenchOptions = {
  runs: number;
  /** How many dishes the menu has at least. The sample's are filled up before the site is built. */
  dishes: number;
  /** Whether to measure a part: the parts of `--only`; without it none if `--lighthouse` is given, otherwise all. */
  includes: (part: Part) => boolean;
  lighthouse: boolean;
};

const USAGE = `Usage: npm run bench [-- [--runs 5] [--dishes 2000] [--only ${PARTS.join(',')}] [--lighthouse]]`;

/** @throws Problem for unknown or malformed arguments */
export function parseOptions(args: string[]): BenchOptions {
  try {
    const options = {
      runs: { type: 'string' },
      dishes: { type: 'string' },
      only: { type: 'string' },
      lighthouse: { type: 'boolean' },
    } as const;
    const { values } = parseArgs({ args, options });
    const { runs = '5', dishes = '0', only, lighthouse = false } = values;
    if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs ${runs}: a number from 1 to 99`);
    if (!/^\d{1,4}$/.test(dishes)) throw new Error(`--dishes ${dishes}: a number up to 9999`);
    const names = only?.split(',');
    const unknown = names?.find((name) => !PARTS.some((part) => part === name));
    if (unknown !== undefined) throw new Error(`--only ${unknown}: there is no such part`);
    const includes = (part: Part) => names?.includes(part) ?? !lighthouse;
    return { runs: Number(runs), dishes: Number(dishes), includes, lighthouse };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** The context that every part of the bench receives. */
export type Bench = {
  browser: Browser;
  /** Launches another browser with extra flags. The caller closes it. */
  launch: (...flags: string[]) => Promise<Browser>;
  suite: Suite;
  backend: Backend;
  options: BenchOptions;
};

/**
 * Measures all things in turn, and repeats that `options.runs` times, so that other load on the machine affects them alike.
 * @param measure stores its measurement, and returns the text to print
 */
export async function inTurn<Thing>(
  { options }: Bench,
  things: readonly Thing[],
  measure: (thing: Thing) => Promise<string>,
): Promise<void> {
  for (let run = 1; run <= options.runs; run += 1) {
    for (const thing of things) {
      console.log(`run ${run} of ${options.runs}  ${await measure(thing)}`);
    }
  }
}
