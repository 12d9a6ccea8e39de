import { readColumn } from './column';
import type { Translation } from './language';
import type { Translator } from './translate';

const columns = {
  en: () => import('virtual:column/en'),
  de: () => import('virtual:column/de'),
  fr: () => import('virtual:column/fr'),
  es: () => import('virtual:column/es'),
};

/** A language that is loaded: its glossary, and the menu's own texts by the Italian ones. */
export type LoadedLanguage = Translator & { texts: ReadonlyMap<string, string | undefined> };

/** Loads a language, with the Italian columns, which are the keys. @throws what a browser throws for a file that it does not get */
export async function loadTranslator(language: Translation): Promise<LoadedLanguage> {
  const [italian, translated] = await Promise.all([
    import('virtual:column/it'),
    columns[language](),
  ]);
  const cells = translated.texts.split('\n');
  return {
    language,
    column: readColumn(italian.phrases, translated.phrases),
    texts: new Map(italian.texts.split('\n').map((text, row) => [text, cells[row]])),
  };
}
