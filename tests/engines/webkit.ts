import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import type { Engine, Window } from './engine';

const COMMAND_TIMEOUT_MS = 60_000;
const CONTROL = '\uE009';
const DELETE = '\uE017';

/** Sends commands in classic WebDriver, whose answers to an error are JSON as well. */
function driverAt(port: number) {
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
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

/** Each session starts a browser, whose data are kept in memory. */
async function newWindow(driver: ReturnType<typeof driverAt>, proxy: number): Promise<Window> {
  const address = { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy}` };
  const capabilities = { alwaysMatch: { proxy: address } };
  const { sessionId } = await driver('POST', '/session', { capabilities });
  const send = (command: string, body: object = {}) =>
    driver('POST', `/session/${sessionId}/${command}`, body);
  const keys = (...actions: (readonly [type: string, value: string])[]) =>
    send('actions', {
      actions: [
        { type: 'key', id: 'keys', actions: actions.map(([type, value]) => ({ type, value })) },
      ],
    });
  return {
    open: (url) => send('url', { url }),
    back: () => send('back'),
    resize: (width, height) => send('window/rect', { width, height }),
    evaluate: (expression) => send('execute/sync', { script: `return ${expression}`, args: [] }),
    click: (x, y) => {
      const button = { button: 0 };
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', ...button },
        { type: 'pointerUp', ...button },
      ];
      const parameters = { pointerType: 'mouse' };
      return send('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] });
    },
    type: (text) =>
      keys(
        ...[...text].flatMap(
          (key) =>
            [
              ['keyDown', key],
              ['keyUp', key],
            ] as const,
        ),
      ),
    clear: () =>
      keys(
        ['keyDown', CONTROL],
        ['keyDown', 'a'],
        ['keyUp', 'a'],
        ['keyUp', CONTROL],
        ['keyDown', DELETE],
        ['keyUp', DELETE],
      ),
    choose: async (file) => {
      const found = await send('element', { using: 'css selector', value: 'input[type=file]' });
      await send(`element/${Object.values(found)[0]}/value`, { text: file });
    },
    close: () => driver('DELETE', `/session/${sessionId}`),
  };
}

/**
 * Starts the driver of WebKitGTK's browser, which no library drives as it is installed. The browser needs a display: an X
 * server without a screen.
 */
export async function startWebkit(
  [driver = '', display = '']: string[],
  proxy: number,
): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const started: ChildProcess[] = [];
  const close = async () => {
    for (const child of started.toReversed()) {
      const ended = once(child, 'exit');
      if (child.kill()) await ended;
    }
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const screen = ['-noreset', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24'];
    const server = spawn(display, ['-displayfd', '1', ...screen], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(server);
    const [number] = await once(createInterface(server.stdout), 'line');
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${number}`, HOME: home };
    started.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const send = driverAt(port);
    await vi.waitFor(() => send('GET', '/status'), { timeout: 30_000, interval: 50 });
    return { newWindow: () => newWindow(send, proxy), close };
  } catch (error) {
    await close();
    throw error;
  }
}
