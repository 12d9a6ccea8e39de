import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { findBrowser, launchArguments } from '../../emulators/browsers/browser';
import { Problem } from '../../emulators/problem';
import type { preparePicture } from '../../src/reserved/photo/prepare-picture';
import type { Picture } from '../download';

const ROOT = resolve(import.meta.dirname, '../..');
const SHRINKING = 'src/reserved/photo/prepare-picture.ts';

/** A large picture and its card's; `card` is null if the large one is small enough for both. */
export type ShrunkPicture = { large: Picture; card: Picture | null };

/** The global that holds the code that the browser runs: that of the form itself. */
declare const shrinking: { preparePicture: typeof preparePicture };

/** The form's code as one classic script. */
async function builtCode(): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: SHRINKING, formats: ['iife'], name: 'shrinking' },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${SHRINKING} was not built`);
  return output.output[0].code;
}

/**
 * Starts a browser that makes the pictures of a menu as the form does.
 * @returns `shrink`, which returns null for a picture that the form would refuse, and `stop`, which closes the browser
 * @throws Problem if there is no browser
 */
export async function startShrinking(): Promise<{
  shrink: (picture: Picture, name: string) => Promise<ShrunkPicture | null>;
  stop: () => Promise<void>;
}> {
  const found = findBrowser();
  if (!found)
    throw new Problem('Pictures are made by Chromium. Install it: npx playwright install chromium');
  const browser = await chromium.launch({ ...found, args: launchArguments() });
  const page = await browser.newPage();
  // Only a page of a secure origin has all the APIs that the form uses. No request leaves the browser.
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('https://localhost/');
  await page.addScriptTag({ content: await builtCode() });

  async function shrink({ bytes, type }: Picture, name: string): Promise<ShrunkPicture | null> {
    const made = await page.evaluate(
      async ({ base64, type, name }) => {
        const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
        const file = new File([blob], name, { type });
        const picture = await shrinking.preparePicture(file).catch(() => null);
        if (!picture) return null;
        const parts = [picture.large, picture.card].map(async (part) => {
          if (!part) return null;
          const letters = Array.from(new Uint8Array(await part.arrayBuffer()), (byte) =>
            String.fromCharCode(byte),
          );
          return { base64: btoa(letters.join('')), type: part.type };
        });
        return Promise.all(parts);
      },
      { base64: bytes.toString('base64'), type, name },
    );
    const [large, card] = (made ?? []).map(
      (part) => part && { bytes: Buffer.from(part.base64, 'base64'), type: part.type },
    );
    return large ? { large, card: card ?? null } : null;
  }
  return { shrink, stop: () => browser.close() };
}
