import { test as base, expect } from 'vitest';
import { engines, findPrograms } from '../../emulators/engines';
import { resetAll } from '../../emulators/reset';
import { innerPortsOf, type Suite, suiteOf } from '../../emulators/suite';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { type Network, startNetwork } from './network';
import { type Visitor, visitorAt } from './visitor';
import { startWebkit } from './webkit';

const SITE = `http://localhost:${innerPortsOf('test').site}`;

/** A phone's window, as narrow as each engine makes one. */
const PHONE = { width: 390, height: 844 };

type Fixtures = {
  suite: Suite;
  network: Network;
  engine: Engine;
  /** Permits an error that this test causes on purpose. Any other error on the page fails the test. */
  expectErrors: (...patterns: RegExp[]) => void;
  /** Somebody who comes for the first time. */
  visitor: Visitor;
  /** Resets the data to the sample restaurant before the test. */
  sample: undefined;
};

/** Starts the engine that the launcher names. */
function startEngine(proxy: number): Promise<Engine> {
  const engine = engines.find(({ title }) => title === process.env.ENGINE);
  const programs = engine ? findPrograms(engine) : null;
  if (!engine || !programs) throw new Error(`There is no engine ${process.env.ENGINE}`);
  const [program = ''] = programs;
  return engine.title === 'Firefox' ? startFirefox(program, proxy) : startWebkit(programs, proxy);
}

export const test = base.extend<Fixtures & { expected: RegExp[] }>({
  suite: [suiteOf('test'), { scope: 'file' }],

  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest demands the pattern.
    async ({}, use) => {
      const network = await startNetwork();
      await use(network);
      network.close();
    },
    { scope: 'file' },
  ],

  engine: [
    async ({ network }, use) => {
      const engine = await startEngine(network.port);
      await use(engine);
      await engine.close();
    },
    { scope: 'file' },
  ],

  expected: async ({ task: _ }, use) => {
    await use([]);
  },

  expectErrors: async ({ expected }, use) => {
    await use((...patterns) => expected.push(...patterns));
  },

  visitor: async ({ engine, network, expected }, use) => {
    network.online = true;
    network.errors = [];
    const window = await engine.newWindow();
    await window.resize(PHONE.width, PHONE.height);
    await use(visitorAt(window, SITE));
    await window.close();
    const unexpected = network.errors.filter(
      (error) => !expected.some((pattern) => pattern.test(error)),
    );
    expect(unexpected, 'errors on the page').toEqual([]);
  },

  sample: async ({ suite }, use) => {
    await resetAll(suite);
    await use(undefined);
  },
});
