import { afterAll, test as base, expect } from 'vitest';
import { engines, findPrograms } from '../../emulators/engines';
import { innerPortsOf } from '../../emulators/suite';
import { startFirefox } from './firefox';
import { startNetwork } from './network';
import { type Engine, type Visitor, visitorAt } from './visitor';
import { startWebkit } from './webkit';

const SITE = `http://localhost:${innerPortsOf('test').site}`;

/** Starts the engine that the launcher names. */
function startEngine(proxy: number): Promise<Engine> {
  const engine = engines.find(({ title }) => title === process.env.ENGINE);
  const programs = engine ? findPrograms(engine) : null;
  if (!engine || !programs) throw new Error(`There is no engine ${process.env.ENGINE}`);
  const [program = ''] = programs;
  return engine.title === 'Firefox' ? startFirefox(program, proxy) : startWebkit(programs, proxy);
}

export const network = await startNetwork();
const engine = await startEngine(network.port);
afterAll(async () => {
  await engine.close();
  network.close();
});

type Fixtures = {
  /** Permits an error that this test causes on purpose. Any other error on the page fails the test. */
  expectErrors: (...patterns: RegExp[]) => void;
  /** Somebody who comes for the first time. */
  visitor: Visitor;
};

export const test = base.extend<Fixtures & { expected: RegExp[] }>({
  expected: async ({ task: _ }, use) => use([]),

  expectErrors: async ({ expected }, use) => use((...patterns) => expected.push(...patterns)),

  visitor: async ({ expected }, use) => {
    network.online = true;
    network.errors = [];
    const window = await engine.newWindow();
    await use(visitorAt(window, SITE));
    await window.close();
    const unexpected = network.errors.filter(
      (error) => !expected.some((pattern) => pattern.test(error)),
    );
    expect(unexpected, 'errors on the page').toEqual([]);
  },
});
