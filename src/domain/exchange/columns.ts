import { fold } from '../fold';
import { fields, guestLabel, type UnitName, unitNames } from '../product/fields';

/** The name of a column: a stored name, or the id. */
export type Column = 'id' | UnitName;

/** The columns of the menu's CSV, in the order of its header. */
export const columns: readonly Column[] = ['id', ...unitNames];

/** What people also call a column, folded. */
const SYNONYMS: Partial<Record<Column, string>> = {
  id: 'codice',
  nome: 'piatto, nome piatto, nome del piatto, prodotto, nome prodotto, pizza, denominazione, articolo, voce, name, dish',
  descrizione:
    'ingredienti, ingrediente, descrizione ingredienti, descrizione e ingredienti, ingredienti descrizione, composizione, ' +
    'descrizione piatto, descrizione del piatto, description, ingredients',
  allergeni:
    'allergene, elenco allergeni, lista allergeni, allergeni presenti, numeri allergeni, numero allergeni, contiene allergeni, ' +
    'sostanze allergeniche, allergens',
  image: 'foto, fotografia, immagini, indirizzo immagine, url immagine, picture',
  prezzo: 'prezzi, prezzo base, prezzo normale, prezzo unitario, costo, euro, price',
  prezzo_familiare: 'familiare, formato familiare, maxi, pizza maxi, formato maxi',
  prezzo_al_metro: 'al metro, metro, prezzo metro, pizza al metro, un metro',
  categoria: 'categorie, tipo, tipologia, sezione, reparto, gruppo, portata, category',
  avvertenza: 'avvertenze',
  etichette: 'etichetta',
  nascosto: 'nascosta',
};

/** What a heading says, without marks and the currency: 'Prezzo (in €)' is 'prezzo'. */
function wordsOf(heading: string): string {
  const words = fold(heading.replace(/€/g, ' euro ').replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' '));
  return words.replace(/(\S)(?: in)?(?: euro?)$/, '$1').replace(/ in$/, '');
}

/** Headings by how well they name a column: its own name or label first, then synonyms. */
const named = [
  new Map(columns.map((column) => [wordsOf(column), column])),
  new Map(
    unitNames.flatMap((name) =>
      [fields[name].label, guestLabel(name)].map((label) => [wordsOf(label), name] as const),
    ),
  ),
  new Map(
    columns.flatMap((column) =>
      (SYNONYMS[column]?.split(', ') ?? []).map((words) => [words, column] as const),
    ),
  ),
] as const;

/** The column that a heading names, and how well it does: 0 is best. Null for an unknown heading. */
function columnNamed(heading: string): { column: Column; rank: number } | null {
  // What is in brackets is no part of a name, but of two prices it is the only difference: 'Prezzo (Maxi)'.
  for (const words of [wordsOf(heading), wordsOf(heading.replace(/\([^)]*\)/g, ' '))]) {
    for (const [rank, names] of named.entries()) {
      const column = names.get(words);
      if (column && (words === wordsOf(heading) || !column.startsWith('prezzo'))) {
        return { column, rank };
      }
    }
  }
  return null;
}

/** A header's columns in order, null for an unknown heading or one that another heading names better. */
export type Header = {
  columns: (Column | null)[];
  /** Columns that two headings name equally well. */
  twice: Column[];
};

/** Reads a row as a header. @param headings its cells */
export function readHeader(headings: readonly string[]): Header {
  const found = headings.map(columnNamed);
  const bestOf = (column: Column) =>
    found.filter((each) => each?.column === column).sort((a, b) => (a?.rank ?? 0) - (b?.rank ?? 0));
  return {
    columns: found.map((each) =>
      each && bestOf(each.column)[0]?.rank === each.rank ? each.column : null,
    ),
    twice: columns.filter((column) => {
      const [first, second] = bestOf(column);
      return first && second && first.rank === second.rank;
    }),
  };
}

/** Whether rows with these columns say which dish they are about. */
export const identifies = ({ columns: found }: Header) =>
  found.includes('id') || (found.includes('nome') && found.includes('categoria'));
