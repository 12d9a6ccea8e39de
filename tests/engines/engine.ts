import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import puppeteer from 'puppeteer-core';
import { vi } from 'vitest';
import { engines, findPrograms } from '../../emulators/browsers/engines';

/** The size of a phone's window in px, or as near to it as an engine gets. */
const PHONE = { width: 390, height: 844 };

/** A browser window. Each engine has its own adapter. */
export type Window = {
  /** Loads an address and waits for its load event. */
  open: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** Evaluates an expression in the page. Awaits it if it is a promise. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks at a point, in px of the window. */
  click: (x: number, y: number) => Promise<unknown>;
  /** Types a text without pauses: after a pause a select's typeahead starts over. */
  type: (text: string) => Promise<unknown>;
  /** Chooses a file in the page's only file input. */
  choose: (file: string) => Promise<unknown>;
  close: () => Promise<unknown>;
};

type Engine = {
  /** Opens a window with an empty profile: nothing is cached, nobody is signed in. */
  newWindow: () => Promise<Window>;
  close: () => Promise<unknown>;
};

/** Starts Firefox without a display, in an empty profile. */
async function startFirefox([executablePath = '']: string[], proxy: number): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: PHONE,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxy,
      // Requests to this machine use the proxy too, without a direct connection as fallback.
      'network.proxy.no_proxies_on': '',
      'network.proxy.allow_hijacking_localhost': true,
      'network.proxy.failover_direct': false,
    },
  });
  return {
    newWindow: async () => {
      // Like a container tab: it has its own cookies, storage and service workers.
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        open: (url) => page.goto(url),
        back: () => page.goBack(),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        choose: async (file) => {
          const field = await page.waitForSelector('input[type=file]');
          await field?.uploadFile(file);
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** How long a WebDriver command may take, in ms: as long as a test. Its own limit for scripts is half a minute. */
const COMMAND_PATIENCE_MS = 90_000;

/** Sends a classic WebDriver command. Error responses are JSON too. */
async function command(url: string, method: string, body?: object) {
  const response = await fetch(url, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(COMMAND_PATIENCE_MS),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}, ${value.message}`);
  return value;
}

/** Opens a WebDriver session. Each one starts its own browser, which keeps its data in memory. */
async function newWindow(driver: string, proxy: number): Promise<Window> {
  const address = { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy}` };
  const timeouts = { script: COMMAND_PATIENCE_MS };
  const capabilities = { alwaysMatch: { proxy: address, timeouts } };
  const { sessionId } = await command(`${driver}/session`, 'POST', { capabilities });
  const session = `${driver}/session/${sessionId}`;
  const send = (path: string, body: object = {}) => command(`${session}/${path}`, 'POST', body);
  const evaluate = (expression: string) =>
    send('execute/sync', { script: `return ${expression}`, args: [] });
  /** Types a text into an element, or sets the file of a file input. */
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
    close: () => command(session, 'DELETE'),
  };
}

/**
 * Starts the WebDriver of WebKitGTK's browser: no library can drive the installed browser itself. The browser needs a
 * display, which is an X server without a screen.
 */
async function startWebkit([program = '', display = '']: string[], proxy: number): Promise<Engine> {
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
    const port = proxy + 1;
    const env = { ...process.env, DISPLAY: `:${number}`, HOME: home };
    started.push(spawn(program, [`--port=${port}`], { env, stdio: 'ignore' }));
    const driver = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => command(`${driver}/status`, 'GET'), { timeout: 30_000 });
    return { newWindow: () => newWindow(driver, proxy), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts the engine that the launcher names in `ENGINE`. @param proxy port of the proxy for every request */
export function startEngine(proxy: number): Promise<Engine> {
  const engine = engines.find(({ title }) => title === process.env.ENGINE);
  const programs = engine ? findPrograms(engine) : null;
  if (!engine || !programs) throw new Error(`There is no engine ${process.env.ENGINE}`);
  return (engine.title === 'Firefox' ? startFirefox : startWebkit)(programs, proxy);
}
