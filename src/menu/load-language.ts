import { readColumn } from '../domain/words/column';
import type { Translation } from '../domain/words/language';
import { explainName, translateIngredients } from '../domain/words/translate';
import type { ShownLanguage } from '../ui/texts';

const columns = {
  en: () => import('virtual:column/en'),
  de: () => import('virtual:column/de'),
  fr: () => import('virtual:column/fr'),
  es: () => import('virtual:column/es'),
};

/** Loads a language, with the Italian texts that are its keys. @throws what a browser throws for a file that it does not get */
export async function loadLanguage(language: Translation): Promise<ShownLanguage> {
  const [italian, translated] = await Promise.all([
    import('virtual:column/it'),
    columns[language](),
  ]);
  return shownLanguage(language, italian, translated);
}

/** The two columns of a language's texts: our own, and the glossary's phrases. */
type Columns = { texts: string; phrases: string };

/** A language as pages show it, from its columns and the Italian ones, which are the keys. */
function shownLanguage(
  language: Translation,
  italian: Columns,
  translated: Columns,
): ShownLanguage {
  const cells = translated.texts.split('\n');
  const texts = new Map(italian.texts.split('\n').map((text, row) => [text, cells[row]]));
  const translator = { language, column: readColumn(italian.phrases, translated.phrases) };
  const read = new Map<string, ReturnType<typeof translateIngredients>>();
  return {
    language,
    find: (text) => texts.get(text),
    // Cards render again and again, and the ingredients of a dish stay.
    read(text) {
      const parts = read.get(text) ?? translateIngredients(text, translator);
      read.set(text, parts);
      return parts;
    },
    explain: (name) => explainName(name, translator),
  };
}
