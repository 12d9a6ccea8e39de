import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Window } from './engine';
import { printed } from './output';

const START_TIMEOUT_MS = 30_000;
const COMMAND_TIMEOUT_MS = 30_000;

type Driver = <Value = unknown>(method: string, path: string, body?: object) => Promise<Value>;

/** Sends commands in classic WebDriver, whose answers to an error are JSON as well. */
function driverAt(port: number): Driver {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
    }).catch((cause) => {
      throw new Error(`${method} ${path}: no answer`, { cause });
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
    return value;
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port');
  return address.port;
}

async function answers(driver: Driver): Promise<void> {
  const end = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await driver('GET', '/status');
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
  }
}

async function newWindow(driver: Driver, proxy: number): Promise<Window> {
  const address = { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy}` };
  // Each session starts a browser, whose data are kept in memory.
  const { sessionId } = await driver<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { proxy: address } },
  });
  const send = <Value>(command: string, body: object = {}) =>
    driver<Value>('POST', `/session/${sessionId}/${command}`, body);
  return {
    open: async (url) => {
      await send('url', { url });
    },
    back: async () => {
      await send('back');
    },
    resize: async (width, height) => {
      await send('window/rect', { width, height });
    },
    evaluate: (expression) => send('execute/sync', { script: `return ${expression}`, args: [] }),
    act: async (actions) => {
      await send('actions', { actions });
    },
    choose: async (selector, file) => {
      const found = await send<Record<string, string>>('element', {
        using: 'css selector',
        value: selector,
      });
      const [element] = Object.values(found);
      await send(`element/${element}/value`, { text: file });
    },
    close: async () => {
      await driver('DELETE', `/session/${sessionId}`);
    },
  };
}

/** Starts the driver of WebKitGTK's MiniBrowser. */
export async function startWebkit(
  { driver, display }: { driver: string; display: string },
  proxy: number,
): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const port = await freePort();
  // Its browser needs a display: an X server without a screen.
  const screen = ['-noreset', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24'];
  const server = spawn(display, ['-displayfd', '1', ...screen], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const started: ChildProcess[] = [server];
  const close = async () => {
    for (const child of started.toReversed()) {
      const ended = once(child, 'exit');
      if (child.kill()) await ended;
    }
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const number = await printed(server.stdout, /(\d+)\s/);
    const env = { ...process.env, DISPLAY: `:${number}`, HOME: home };
    started.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const send = driverAt(port);
    await answers(send);
    return { newWindow: () => newWindow(send, proxy), close };
  } catch (error) {
    await close();
    throw error;
  }
}
