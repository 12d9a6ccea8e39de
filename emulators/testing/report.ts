import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../folders';

type Result = 'passed' | 'FAILED' | 'left out';
type Stage = { title: string; seconds: number; result: Result; log: string | null };

/** Where each stage of a run writes what it prints. */
const LOGS = join(CACHE, 'test-logs');

/** The output of `npm test`: a line for each stage as it ends, then the logs of the failed stages and a summary of all times. */
export class Report {
  readonly #stages: Stage[] = [];
  readonly #begun = performance.now();

  constructor() {
    rmSync(LOGS, { recursive: true, force: true });
    mkdirSync(LOGS, { recursive: true });
  }

  /** Runs a stage. @param work gets the path of the log for what it prints, and returns whether it passed */
  async stage(title: string, work: (log: string) => Promise<boolean>): Promise<boolean> {
    const log = join(LOGS, `${title.toLowerCase().replace(/[^a-z]+/g, '-')}.log`);
    const begun = performance.now();
    const passed = await work(log);
    this.#add({ title, seconds: secondsSince(begun), result: passed ? 'passed' : 'FAILED', log });
    return passed;
  }

  /** Records a stage that this machine cannot run. */
  leaveOut(title: string, reason: string): void {
    this.#add({ title: `${title}: ${reason}`, seconds: 0, result: 'left out', log: null });
  }

  #add(stage: Stage): void {
    this.#stages.push(stage);
    console.log(lineOf(stage));
  }

  get passed(): boolean {
    return this.#stages.every(({ result }) => result !== 'FAILED');
  }

  /** @param isWhole whether every stage was reached */
  print(isWhole = true): void {
    for (const { title, result, log } of this.#stages) {
      if (result !== 'FAILED' || log === null || !existsSync(log)) continue;
      console.log(`\n── ${title}\n${readFileSync(log, 'utf8').trim()}`);
    }
    console.log('\n── Summary');
    for (const stage of this.#stages) console.log(lineOf(stage));
    const result = isWhole && this.passed ? 'passed' : 'FAILED';
    console.log(lineOf({ title: 'altogether', seconds: secondsSince(this.#begun), result }));
  }
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1000;
}

function lineOf({ title, seconds, result }: Pick<Stage, 'title' | 'seconds' | 'result'>): string {
  return `${result.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${title}`;
}
