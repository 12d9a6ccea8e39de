import type { Plugin } from 'vite';
import { phrasesIn } from '../src/domain/words/glossary.ts';
import { languages } from '../src/domain/words/language.ts';
import { textsIn } from '../src/domain/words/texts.ts';

const COLUMN = 'virtual:column/';
/** Rollup's sign for a module that is no file. */
const VIRTUAL = '\0';

/** Whether a module is a column of a language. */
export const isColumn = (id: string) => id.startsWith(VIRTUAL + COLUMN);

/** Gives each language a module of its own, with its column of the two tables: a page loads no other one. */
export function languageColumns(): Plugin {
  return {
    name: 'language-columns',
    resolveId: (id) => (id.startsWith(COLUMN) ? VIRTUAL + id : null),
    load(id) {
      if (!isColumn(id)) return null;
      const language = languages.find((each) => id.endsWith(`/${each}`));
      if (!language) return null;
      const [texts, phrases] = [textsIn(language), phrasesIn(language)].map((column) =>
        JSON.stringify(column),
      );
      return `export const texts = ${texts};\nexport const phrases = ${phrases};`;
    },
  };
}
