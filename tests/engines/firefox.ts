import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bidi, connectBidi } from './bidi';
import type { Engine, Window } from './engine';
import { printed } from './output';

type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

async function newWindow({ send }: Bidi): Promise<Window> {
  // Like a container tab: with cookies, storage and service workers of its own.
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    evaluate: async (expression) => {
      const params = { expression, target: { context }, awaitPromise: true, userActivation: false };
      const evaluated = await send<Evaluated>('script.evaluate', params);
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value;
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    choose: async (selector, file) => {
      const locator = { type: 'css', value: selector };
      const { nodes } = await send<{ nodes: object[] }>('browsingContext.locateNodes', {
        context,
        locator,
      });
      await send('input.setFiles', { context, element: nodes[0], files: [file] });
    },
    close: async () => {
      await send('browser.removeUserContext', { userContext });
    },
  };
}

/** Everything must pass the proxy, also what is on this machine, and also where the proxy gives no answer. */
const PREFERENCES = `
user_pref("network.proxy.allow_hijacking_localhost", true);
user_pref("network.proxy.failover_direct", false);
`;

/** Starts Firefox without a display, in an empty profile. */
export async function startFirefox(executable: string, proxy: number): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const firefox = spawn(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(firefox, 'exit');
  const stop = async () => {
    firefox.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const url = await printed(firefox.stderr, /WebDriver BiDi listening on (\S+)\s/);
    const bidi = await connectBidi(`${url}/session`);
    const address = { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy}` };
    await bidi.send('session.new', { capabilities: { alwaysMatch: { proxy: address } } });
    return { newWindow: () => newWindow(bidi), close: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
