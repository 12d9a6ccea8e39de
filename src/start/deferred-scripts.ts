import { DEFERRED_MEDIA, MAIN_LINK, PICTURES_FIRST } from './page-contract';

/** The longest that a page waits for its first pictures before it starts its scripts, in ms. */
const PATIENCE_MS = 3_000;

/**
 * Resolves when the first pictures are painted, or have failed: side by side with the scripts, on a slow network, both would
 * be late.
 */
async function firstPictures(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const decoded = [...pictures].slice(0, PICTURES_FIRST).map((picture) => picture.decode());
  await Promise.allSettled(decoded);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Starts the page's deferred scripts, once. */
export function startScripts(): void {
  const deferred = `link[media="${DEFERRED_MEDIA}"]`;
  const main = document.querySelector<HTMLLinkElement>(`${deferred}[${MAIN_LINK}]`);
  if (!main) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = main.href;
  document.head.append(script);
  const hints = document.querySelectorAll<HTMLLinkElement>(deferred);
  for (const hint of hints) hint.media = 'all';
}

/**
 * Starts them when the page's first pictures are painted, at the first touch or key, or when that takes too long: a download
 * that stalls must not leave a page without its functions.
 */
export function deferScripts(): void {
  document.addEventListener('DOMContentLoaded', () => void firstPictures().then(startScripts));
  setTimeout(startScripts, PATIENCE_MS);
  for (const touch of ['pointerdown', 'keydown']) {
    document.addEventListener(touch, startScripts, { capture: true, once: true, passive: true });
  }
}
