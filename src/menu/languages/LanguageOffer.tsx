import type { MouseEvent } from 'react';
import { languageOf } from '../../domain/words/language';
import { focusHeading } from '../../ui/focus';
import { LANGUAGE_PARAMETER } from '../chosen-language';
import { chooseLanguage } from '../language-store';

/** The address of this page in a language: it works before the scripts have loaded too. */
const inLanguage = (language: string) => `?${LANGUAGE_PARAMETER}=${language}`;

function choose(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const language = languageOf(new URLSearchParams(link?.search).get(LANGUAGE_PARAMETER) ?? '');
  if (!language || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // The offer goes with the choice.
  focusHeading();
  chooseLanguage(language);
}

/**
 * Offers the menu in the phone's own language. It is in every page of the menu, so it is short: the first script says which line the
 * style sheet shows, if any. The last link, drawn as a cross, stays with Italian.
 */
export function LanguageOffer() {
  return (
    <p className="offer d-print-none" onClickCapture={choose}>
      <a lang="en" href={inLanguage('en')}>
        Read this menu in English
      </a>
      <a lang="de" href={inLanguage('de')}>
        Dieses Menü auf Deutsch
      </a>
      <a lang="fr" href={inLanguage('fr')}>
        Lire ce menu en français
      </a>
      <a lang="es" href={inLanguage('es')}>
        Leer este menú en español
      </a>
      <a href={inLanguage('it')}>Italiano</a>
    </p>
  );
}
