/**
 * Fetches and starts the page's own code, which the build has held back: the hints by a `media` that never matches, the
 * main script as one of them. See vite/prerender.ts.
 */
export function startHeldCode(): void {
  for (const hint of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    hint.media = 'all';
  }
  const main = document.querySelector<HTMLLinkElement>('link[data-main]');
  if (!main) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = main.href;
  document.head.append(script);
}
