import type { Browser } from '@playwright/test';
import type { Suite } from '../../emulators/suite';
import type { Backend } from './backend';
import type { BenchOptions } from './options';
import type { Site } from './site';

/** What every part of the bench works with. */
export type Bench = {
  browser: Browser;
  /** Starts one more browser, with further flags; whoever starts it closes it. */
  launch: (...flags: string[]) => Promise<Browser>;
  suite: Suite;
  backend: Backend;
  site: Site;
  /** Builds the site anew, from the menu as it stands now, and serves that. */
  rebuild: () => Promise<void>;
  options: BenchOptions;
};

/** Prints what a run has measured. @param run counted from 0 */
export function progress({ runs }: BenchOptions, run: number, text: string): void {
  console.log(`run ${run + 1} of ${runs}  ${text}`);
}
