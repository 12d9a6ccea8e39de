import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, vi } from 'vitest';
import type { Window } from './engine';
import { countAll, focusOn, IN_PAGE, isHydrated, pointOf, readAll, type Target } from './in-page';

const { resolve } = createRequire(import.meta.url);
const LIBRARY = readFileSync(
  resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
/** What the page answers where it does not know that library yet. */
const UNKNOWN = 'unknown';

/** How long something is waited for, in ms. */
const PATIENCE = { timeout: 20_000, interval: 50 };

/** A person in front of a window. What is looked for is waited for. */
export type Visitor = ReturnType<typeof visitorAt>;

/** @param site the site's origin */
export function visitorAt(window: Window, site: string) {
  /** Calls a function in the page. It is sent as text: it uses nothing from outside itself but what IN_PAGE holds. */
  async function evaluate<Arg, Result>(
    work: (arg: Arg) => Result | Promise<Result>,
    arg: Arg,
  ): Promise<Result> {
    const call = `
      if (!globalThis.TestingLibraryDom) return '${UNKNOWN}';
      try {
        ${IN_PAGE}
        return JSON.stringify({ value: await (${work})(${JSON.stringify(arg)}) });
      } catch (error) {
        return JSON.stringify({ error: String(error) });
      }`;
    const send = (code: string) => window.evaluate(`(async () => { ${code} })()`);
    let answer = await send(call);
    if (answer === UNKNOWN) answer = await send(`${LIBRARY}\n${call}`);
    const { value, error } = JSON.parse(String(answer));
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async function tap(target: Target): Promise<void> {
    const point = await vi.waitFor(async () => {
      const found = await evaluate(pointOf, target);
      if (!found) throw new Error(`There is nothing to tap: ${JSON.stringify(target)}`);
      return found;
    }, PATIENCE);
    await window.click(point.x, point.y);
  }

  return {
    evaluate,
    tap,

    async open(path: string): Promise<void> {
      await window.open(`${site}${path}`);
      await expect.poll(() => evaluate(isHydrated, null)).toBe(true);
    },

    back: () => window.back(),

    /** The path and the parameters of the page. */
    address: () =>
      evaluate(() => location.pathname + decodeURI(location.search) + location.hash, null),

    /** Replaces what is in a field. */
    async type(target: Target, text: string): Promise<void> {
      await tap(target);
      await window.clear();
      await window.type(text);
    },

    /** Picks an option by typing its first letters, which needs no list of the browser's own. */
    async pick(target: Target, option: string): Promise<void> {
      await evaluate(focusOn, target);
      await window.type(option);
    },

    choose: window.choose,

    resize: window.resize,

    /** How many elements there are. */
    count: (target: Target) => evaluate(countAll, target),

    /** Their texts, or values. */
    read: (target: Target) => evaluate(readAll, target),
  };
}
