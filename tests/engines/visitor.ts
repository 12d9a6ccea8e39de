import { expect, vi } from 'vitest';
import { countAll, focusOn, isHydrated, pointOf, readAll, type Target } from './in-page';

/** A phone's window, in px, as narrow as each engine makes one. */
export const PHONE = { width: 390, height: 844 };

/** A browser's window, as each engine's adapter has it. */
export type Window = {
  /** Loads an address and waits for its load event. */
  open: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** The value of an expression, or of the promise that it is. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks at a point, in px of the window. */
  click: (x: number, y: number) => Promise<unknown>;
  /** Types a text in one go: a list forgets the first letters of somebody who pauses. */
  type: (text: string) => Promise<unknown>;
  /** Chooses a file in the page's only field for one. */
  choose: (file: string) => Promise<unknown>;
  close: () => Promise<unknown>;
};

export type Engine = {
  /** Opens a window of somebody who comes for the first time: nothing is cached, nobody is signed in. */
  newWindow: () => Promise<Window>;
  close: () => Promise<unknown>;
};

/** A person in front of a window. What is looked for is waited for. */
export type Visitor = ReturnType<typeof visitorAt>;

/** @param site the site's origin */
export function visitorAt(window: Window, site: string) {
  /** Calls a function in the page. It is sent as text: it uses nothing from outside itself but what each page is sent with. */
  const evaluate = <Arg, Result>(work: (arg: Arg) => Result | Promise<Result>, arg: Arg) =>
    window.evaluate(`(${work})(${JSON.stringify(arg)})`) as Promise<Result>;

  async function tap(target: Target): Promise<void> {
    const point = await vi.waitFor(
      async () => {
        const found = await evaluate(pointOf, target);
        if (!found) throw new Error(`There is nothing to tap: ${JSON.stringify(target)}`);
        return found;
      },
      { timeout: 20_000, interval: 50 },
    );
    await window.click(point.x, point.y);
  }

  return {
    evaluate,
    tap,

    async open(path: string): Promise<void> {
      await window.open(`${site}${path}`);
      await expect.poll(() => evaluate(isHydrated, null)).toBe(true);
    },

    back: window.back,

    /** The path and the parameters of the page. */
    address: () =>
      evaluate(() => location.pathname + decodeURI(location.search) + location.hash, null),

    /** Replaces what is in a field. */
    async type(target: Target, text: string): Promise<void> {
      await tap(target);
      await evaluate(focusOn, target);
      await window.type(text);
    },

    /** Picks an option by typing its first letters, which needs no list of the browser's own. */
    async pick(target: Target, option: string): Promise<void> {
      await evaluate(focusOn, target);
      await window.type(option);
    },

    choose: window.choose,

    /** How many elements there are. */
    count: (target: Target) => evaluate(countAll, target),

    /** Their texts, or values. */
    read: (target: Target) => evaluate(readAll, target),
  };
}
