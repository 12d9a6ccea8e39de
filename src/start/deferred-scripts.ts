/** How long a page that can be read waits for what it wants to show first before it fetches its code all the same, in ms. */
const PATIENCE_MS = 3_000;

const HINTS_AT_ONCE = 6;

let started = false;

/**
 * Fetches and starts the page's own code, which the build has held back: the hints by a `media` that never matches, the
 * main script as one of them. See vite/prerender.ts.
 */
function start(): void {
  if (started) return;
  started = true;
  const main = document.querySelector<HTMLLinkElement>('link[data-main]');
  if (!main) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = main.href;
  document.head.append(script);
  void letIn([...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]);
}

/** A few at a time: each download that begins costs a slow phone some milliseconds in which it does not listen. */
async function letIn(hints: HTMLLinkElement[]): Promise<void> {
  for (const [place, hint] of hints.entries()) {
    if (place > 0 && place % HINTS_AT_ONCE === 0)
      await new Promise((resolve) => setTimeout(resolve));
    hint.media = 'all';
  }
}

/**
 * Starts the page's own code when what comes first is there, at the visitor's first touch, or when it has taken too long:
 * a download that stalls must not leave a page that does nothing.
 * @param first resolves when the way is free
 */
export function startHeldCodeAfter(first: Promise<unknown>): void {
  first.then(start, start);
  setTimeout(start, PATIENCE_MS);
  for (const touch of ['pointerdown', 'keydown']) {
    document.addEventListener(touch, start, { capture: true, once: true, passive: true });
  }
}
