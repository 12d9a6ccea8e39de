type Part = { title: string; seconds: number; result: 'passed' | 'FAILED' | 'left out' };

/** Runs the parts of `npm test` and records the result of each. */
export class Report {
  readonly #parts: Part[] = [];
  readonly #failures: string[] = [];

  /** Runs a part. */
  async part(title: string, work: () => Promise<boolean>): Promise<boolean> {
    console.log(`\n── ${title}`);
    const begun = performance.now();
    const passed = await work();
    this.add(title, begun, passed);
    return passed;
  }

  /** @param begun when the part began, by performance.now() */
  add(title: string, begun: number, passed: boolean): void {
    const seconds = (performance.now() - begun) / 1000;
    this.#parts.push({ title, seconds, result: passed ? 'passed' : 'FAILED' });
  }

  /** Records a part that this machine cannot run. */
  leaveOut(title: string, reason: string): void {
    this.#parts.push({ title: `${title}: ${reason}`, seconds: 0, result: 'left out' });
  }

  /** Records browser tests that failed: they are printed last, where a long output is looked at first. */
  failed(tests: readonly string[]): void {
    this.#failures.push(...tests);
  }

  get passed(): boolean {
    return this.#parts.every(({ result }) => result !== 'FAILED');
  }

  print(): void {
    console.log('\n── Summary');
    for (const { title, seconds, result } of this.#parts) {
      console.log(`${result.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${title}`);
    }
    for (const failure of this.#failures) console.log(`\n✘ ${failure}`);
  }
}
