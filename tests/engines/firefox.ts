import puppeteer from 'puppeteer-core';
import { type Engine, PHONE } from './visitor';

/** Starts Firefox without a display, in an empty profile. @param proxy port of the proxy that every request must pass */
export async function startFirefox(executablePath: string, proxy: number): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxy,
      // Also what is on this machine passes the proxy, and also where the proxy gives no answer.
      'network.proxy.no_proxies_on': '',
      'network.proxy.allow_hijacking_localhost': true,
      'network.proxy.failover_direct': false,
    },
  });
  return {
    newWindow: async () => {
      // Like a container tab: with cookies, storage and service workers of its own.
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(PHONE);
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
