import { browserStorage } from '../data/browser-storage';

/** Where sessionStorage keeps the builds that this tab has been reloaded for, separated by blanks. */
const KEY = 'reloadedBuilds';

/** Errors that mean that a file of the build could not be fetched, and whether the document is being replaced for it. */
const state = { failedLoads: new WeakSet<Error>(), reloading: false };

/** Records which errors mean that a page's code could not be fetched. Called once, before anything is loaded. */
export function watchForStaleCode() {
  window.addEventListener('vite:preloadError', (event) => state.failedLoads.add(event.payload));
}

/**
 * Reloads the document if the error means that a deployment has replaced the code of the page.
 * Each build is reloaded at most once per tab, so that a file that stays missing cannot cause a loop.
 * @returns whether the document is being reloaded
 */
export function reloadForNewCode(error: unknown): boolean {
  if (state.reloading) return true;
  if (!(error instanceof Error && state.failedLoads.has(error))) return false;
  // Without a network the browser would replace the page by its own error page.
  if (!navigator.onLine || !isFirstReloadOfBuild()) return false;
  state.reloading = true;
  window.location.reload();
  return true;
}

/** What went wrong, in words for a visitor: only what is true of this error. */
export type ErrorWords = { icon: string; title: string; advice: string };

const NETWORK: ErrorWords = {
  icon: 'wifi-off',
  title: 'La pagina non si è caricata',
  advice: 'Sei senza rete: appena torna, la pagina si carica da sola.',
};
const OUTDATED: ErrorWords = {
  icon: 'rotate-cw',
  title: 'La pagina non si è caricata',
  advice:
    'Una parte del sito non si scarica: forse lo abbiamo appena aggiornato, o la rete è debole. Riprova tra poco.',
};
const OURS: ErrorWords = {
  icon: 'triangle-alert',
  title: 'Qualcosa non ha funzionato',
  advice: 'È un errore nostro, non della tua rete. Riprova, o torna alla home.',
};

/** Tells a missing network from missing code, and both from a fault of ours. */
export function wordsOfError(error: unknown): ErrorWords {
  if (!(error instanceof Error && state.failedLoads.has(error))) return OURS;
  return navigator.onLine ? OUTDATED : NETWORK;
}

function isFirstReloadOfBuild(): boolean {
  const build = mainScript();
  const reloaded = browserStorage.session.get(KEY)?.split(' ') ?? [];
  if (reloaded.includes(build)) return false;
  if (browserStorage.session.set(KEY, [...reloaded, build].join(' '))) return true;
  // Storage is full or forbidden: a document that is itself a reload counts as reloaded for this build.
  return performance
    .getEntriesByType('navigation')
    .every((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'reload');
}

/** URL of the main script, which changes with every build. Where another script runs first, a hint in the page names it. */
function mainScript(): string {
  const hint = document.querySelector<HTMLLinkElement>('link[data-main]');
  return (
    hint?.href ?? document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''
  );
}
