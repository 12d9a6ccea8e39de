import { afterAll, test as base, expect, vi } from 'vitest';
import { innerPortsOf, TESTED_MODE } from '../../emulators/suite';
import { startEngine, type Window } from './engine';
import { focusOn, hasTapMet, isHydrated, pointOf, readAll, type Target } from './in-page';
import { startNetwork } from './network';

const { site } = innerPortsOf(TESTED_MODE);
/** The port of the proxy. The driver uses the port above it. */
const PROXY = site + 1;

/** The actions and lookups of a person in a window. Every lookup retries until it succeeds. */
function visitorAt(window: Window) {
  /** Calls a function in the page. It is sent as text, so it can use only its argument and the script in every page. */
  const evaluate = <Arg, Result>(work: (arg: Arg) => Result | Promise<Result>, arg: Arg) =>
    window.evaluate(`(${work})(${JSON.stringify(arg)})`) as Promise<Result>;
  const read = (target: Target) => evaluate(readAll, target);
  const address = () =>
    evaluate(() => {
      const { pathname, search, hash } = location;
      return pathname + decodeURI(search) + hash.replace(/fino=\d+/, 'fino=…');
    }, null);

  async function tap(target: Target): Promise<void> {
    const tapOnce = async () => {
      const point = await evaluate(pointOf, target);
      if (!point) throw new Error('There is nothing to tap');
      await window.click(point.x, point.y);
      if (!(await evaluate(hasTapMet, null))) throw new Error('The page has moved under the tap');
    };
    await vi.waitFor(tapOnce, { timeout: 20_000 }).catch((error) => {
      throw new Error(JSON.stringify(target), { cause: error });
    });
  }

  return {
    evaluate,
    tap,
    back: window.back,
    choose: window.choose,

    async open(path: string): Promise<void> {
      await window.open(`http://localhost:${site}${path}`);
      await expect.poll(() => evaluate(isHydrated, null)).toBe(true);
    },

    /** Replaces the content of a field. */
    async type(target: Target, text: string): Promise<void> {
      await tap(target);
      await evaluate(focusOn, target);
      await window.type(text);
    },

    /** Picks an option of a select by typing its text, without opening the browser's own list. */
    async pick(target: Target, option: string): Promise<void> {
      await evaluate(focusOn, target);
      await window.type(option);
    },

    /** Waits until the address has this path, with its parameters and hash; a filter's end is '…'. */
    isAt: (path: string) => expect.poll(address).toBe(path),

    /** Waits until exactly this many elements match. */
    sees: (count: number, target: Target) =>
      expect.poll(() => read(target), { message: JSON.stringify(target) }).toHaveLength(count),

    /** Waits until the matching elements have exactly these texts or values. */
    reads: (texts: string[], target: Target) => expect.poll(() => read(target)).toEqual(texts),

    /** Waits until one of the matching elements has a text that matches. */
    finds: (text: RegExp, target: Target) =>
      expect.poll(() => read(target)).toContainEqual(expect.stringMatching(text)),
  };
}

export const network = await startNetwork(PROXY);
const engine = await startEngine(PROXY);
afterAll(async () => {
  await engine.close();
  network.close();
});

/** Before an upload the app checks whether the file name is free: a 404 says that it is. */
const FREE_NAME = /^404 GET .*images%2F/;

type Visitor = ReturnType<typeof visitorAt>;

/** A test with a first-time visitor. Any error on a page fails it. */
export const test = base.extend<{ visitor: Visitor }>({
  visitor: async ({ task: _ }, use) => {
    network.online = true;
    network.errors = [];
    const window = await engine.newWindow();
    await use(visitorAt(window));
    await window.close();
    expect(network.errors.filter((error) => !FREE_NAME.test(error))).toEqual([]);
  },
});
