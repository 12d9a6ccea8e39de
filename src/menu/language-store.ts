import { takeItalianShown } from '../data/menu/page-handover';
import { release, setAside } from '../data/menu/root-attributes';
import { createStore } from '../data/store';
import { whenIdle } from '../data/when-idle';
import type { Language } from '../domain/words/language';
import { showTexts } from '../ui/texts';
import { keepLanguage, readChosenLanguage } from './chosen-language';

/** How long a page that is not Italian waits for its language before it is shown in Italian, in ms. */
const PATIENCE_MS = 3_000;

/** The language of the menu: the one that is wanted, whether pages still wait for it, and whether it could not be loaded. */
export type LanguageState = { wanted: Language; isPending: boolean; isFailed: boolean };

export const ITALIAN: LanguageState = { wanted: 'it', isPending: false, isFailed: false };

const isChosen = () => typeof document !== 'undefined' && (readChosenLanguage() ?? 'it') !== 'it';

export const languageState = createStore<LanguageState>(() => ({
  ...ITALIAN,
  isPending: isChosen(),
}));

/** How often a language was wanted: an answer to an earlier wish is none. */
let wishes = 0;

/** Shows a language as soon as it is loaded, at most after 3 s says that it is not there. Until then the one before stays. */
export async function wantLanguage(wanted: Language): Promise<void> {
  wishes += 1;
  const wish = wishes;
  const settle = (isFailed: boolean) => {
    if (wish !== wishes) return;
    release('language');
    languageState.set({ wanted, isPending: false, isFailed });
  };
  if (wanted === 'it') {
    showTexts(null);
    document.documentElement.lang = wanted;
    settle(false);
    return;
  }
  languageState.set({ wanted, isPending: true, isFailed: false });
  const patience = setTimeout(() => settle(true), PATIENCE_MS);
  try {
    const { loadLanguage } = await import('./load-language');
    const shown = await loadLanguage(wanted);
    if (wish !== wishes) return;
    showTexts(shown);
    document.documentElement.lang = wanted;
    // Cards that React has not hydrated yet are still Italian.
    whenIdle(() => settle(false), 100);
  } catch {
    settle(true);
  } finally {
    clearTimeout(patience);
  }
}

/** Chooses the language of the menu, for this visit and later ones. */
export function chooseLanguage(language: Language): void {
  keepLanguage(language);
  void wantLanguage(language);
}

/**
 * Shows the menu in the guest's language, for as long as pages of the menu are shown. What somebody reads in Italian already stays
 * until the language is there.
 * @returns ends that: other pages are Italian
 */
export function openLanguage(): () => void {
  const chosen = readChosenLanguage() ?? 'it';
  if (chosen !== 'it' && !takeItalianShown()) setAside('language');
  void wantLanguage(chosen);
  return () => void wantLanguage('it');
}
