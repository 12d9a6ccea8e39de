import type { Browser } from '@playwright/test';
import type { Suite } from '../../emulators/suite';
import type { Backend } from './backend';
import type { BenchOptions } from './options';

/** What every part of the bench works with. */
export type Bench = {
  browser: Browser;
  /** Starts one more browser, with further flags; whoever starts it closes it. */
  launch: (...flags: string[]) => Promise<Browser>;
  suite: Suite;
  backend: Backend;
  options: BenchOptions;
};

/**
 * Measures things as often as the options say, each in turn, so that other load on the machine affects all of them alike.
 * @param measure keeps what it measured, and returns what to print of it
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
