import type { Translation } from '../domain/words/language';
import { loadTranslator } from '../domain/words/load-translator';
import { explainName, translateIngredients } from '../domain/words/translate';
import type { ShownLanguage } from '../ui/texts';

/** Loads a language as pages show it. @throws what a browser throws for a file that it does not get */
export async function loadLanguage(language: Translation): Promise<ShownLanguage> {
  const translator = await loadTranslator(language);
  const read = new Map<string, ReturnType<typeof translateIngredients>>();
  return {
    language,
    find: (text) => translator.texts.get(text),
    // Cards render again and again, and the ingredients of a dish stay.
    read(text) {
      const parts = read.get(text) ?? translateIngredients(text, translator);
      read.set(text, parts);
      return parts;
    },
    explain: (name) => explainName(name, translator),
  };
}
