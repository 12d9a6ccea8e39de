import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { listen } from './network';
import { type Engine, PHONE, type Window } from './visitor';

/** Sends commands in classic WebDriver, whose answers to an error are JSON as well. */
function driverAt(port: number) {
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
    return value;
  };
}

/** Each session starts a browser, whose data are kept in memory. */
async function newWindow(driver: ReturnType<typeof driverAt>, proxy: number): Promise<Window> {
  const address = { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy}` };
  const capabilities = { alwaysMatch: { proxy: address } };
  const { sessionId } = await driver('POST', '/session', { capabilities });
  const send = (command: string, body: object = {}) =>
    driver('POST', `/session/${sessionId}/${command}`, body);
  const evaluate = (expression: string) =>
    send('execute/sync', { script: `return ${expression}`, args: [] });
  /** Types a text into an element, or names the file of a field for one. */
  const sendKeys = async (expression: string, text: string) => {
    const [element] = Object.values(await evaluate(expression));
    await send(`element/${element}/value`, { text });
  };
  await send('window/rect', PHONE);
  return {
    open: (url) => send('url', { url }),
    back: () => send('back'),
    evaluate,
    click: (x, y) => {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const parameters = { pointerType: 'mouse' };
      return send('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] });
    },
    type: (text) => sendKeys('document.activeElement', text),
    choose: (file) => sendKeys('document.querySelector("input[type=file]")', file),
    close: () => driver('DELETE', `/session/${sessionId}`),
  };
}

/**
 * Starts the driver of WebKitGTK's browser, which no library drives as it is installed. The browser needs a display: an X
 * server without a screen.
 */
export async function startWebkit(
  [program = '', display = '']: string[],
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
    // The driver takes no port 0: it gets one that was free just now.
    const probe = createServer();
    const port = await listen(probe);
    probe.close();
    const env = { ...process.env, DISPLAY: `:${number}`, HOME: home };
    started.push(spawn(program, [`--port=${port}`], { env, stdio: 'ignore' }));
    const driver = driverAt(port);
    await vi.waitFor(() => driver('GET', '/status'), { timeout: 30_000, interval: 50 });
    return { newWindow: () => newWindow(driver, proxy), close };
  } catch (error) {
    await close();
    throw error;
  }
}
