import { afterAll, test as base, expect, vi } from 'vitest';
import { innerPortsOf, TESTED_MODE } from '../../emulators/suite';
import { startEngine, type Window } from './engine';
import { focusOn, isHydrated, pointOf, readAll, type Target } from './in-page';
import { startNetwork } from './network';

const { site } = innerPortsOf(TESTED_MODE);
/** The ports of the proxy, and above it of the driver. */
const PROXY = site + 1;

/** A person in front of a window. What is looked for is waited for. */
function visitorAt(window: Window) {
  /** Calls a function in the page. It is sent as text: it uses nothing from outside itself but what each page is sent with. */
  const evaluate = <Arg, Result>(work: (arg: Arg) => Result | Promise<Result>, arg: Arg) =>
    window.evaluate(`(${work})(${JSON.stringify(arg)})`) as Promise<Result>;
  const read = (target: Target) => evaluate(readAll, target);
  const address = () =>
    evaluate(() => location.pathname + decodeURI(location.search) + location.hash, null);

  async function tap(target: Target): Promise<void> {
    const find = async () =>
      (await evaluate(pointOf, target)) ?? Promise.reject(new Error('There is nothing to tap'));
    const { x, y } = await vi.waitFor(find, { timeout: 20_000 }).catch((error) => {
      throw new Error(JSON.stringify(target), { cause: error });
    });
    await window.click(x, y);
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

    /** Comes to a path with its parameters. */
    isAt: (path: string) => expect.poll(address).toBe(path),

    /** Sees so many of these elements. */
    sees: (count: number, target: Target) =>
      expect.poll(() => read(target), { message: JSON.stringify(target) }).toHaveLength(count),

    /** Reads these texts, or values, and no others. */
    reads: (texts: string[], target: Target) => expect.poll(() => read(target)).toEqual(texts),

    /** Finds a text among those of these elements. */
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

/** Before an upload the app asks whether the file's name is free. */
const FREE_NAME = /^404 GET .*images%2F/;

type Visitor = ReturnType<typeof visitorAt>;

/** A test with somebody who comes for the first time. Any error on a page fails it. */
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
