import { mentionsIn } from '../allergens/allergen-words';
import { contentWordsOf, fold, foldName } from '../fold';
import type { Product } from '../product/product';
import { nameKey } from '../product/product-list';
import { readCategory } from './category-words';
import { isBlankCell } from './cells';
import type { RowWithAnswers } from './import-questions';
import { damageIn } from './letters';

/** A valid document id, limited to characters that need no escaping anywhere. */
const ID = /^(?!__.*__$)[\w-]{1,128}$/;

/** The product that a row of a file is about. */
export type Match = {
  row: RowWithAnswers;
  /** Whether its description is the list in brackets of its name. */
  isFromName?: boolean;
  /** The stored product; undefined for a new one, and where the row cannot be matched. */
  product?: Product | undefined;
  /** Its id in the file; '' if it has none. */
  id: string;
  /** Equal for rows about the same dish. */
  subject: string;
  /** Why the row cannot be matched. */
  fault?: string | undefined;
  /** Why its id and its name may be those of two dishes. */
  mixed?: string | undefined;
  /** The stored products that the row may be about: they are in the file. */
  mentioned: readonly Product[];
};

/** The words of a name by which people recognize a dish. */
const wordsOf = (name: string) =>
  foldName(name)
    .split(' ')
    .filter((word) => word.length > 2);

/** Why a row with the id of a product seems to be about another dish. Undefined if it does not. */
function mixUp(nome: string, own: Product, stored: readonly Product[]): string | undefined {
  if (nome === '' || foldName(nome) === foldName(own.nome)) return undefined;
  const other = stored.find((each) => foldName(each.nome) === foldName(nome));
  if (other) return `Il codice è di «${own.nome}», il nome di «${other.nome}»`;
  const words = wordsOf(own.nome);
  const isRenamed = words.length === 0 || wordsOf(nome).some((word) => words.includes(word));
  if (isRenamed) return undefined;
  return `Il codice è di «${own.nome}»: se è un altro piatto, svuota la sua cella «id»`;
}

/** A name that ends with its ingredients in brackets: a list, or a word for an allergen; not a size or '8 pz'. */
const IN_BRACKETS = /^(.*\S)\s*\(([^()]+)\)$/s;

/** A row whose name lists its ingredients, which become its description; null if it lists none, or has a description. */
function withoutBrackets(row: RowWithAnswers): RowWithAnswers | null {
  const { nome = '', descrizione = '' } = row.cells;
  const [, name, inside = ''] = IN_BRACKETS.exec(nome.trim()) ?? [];
  const isList = inside.includes(',') || mentionsIn(contentWordsOf(inside)).length > 0;
  if (!name || !isList || !isBlankCell(descrizione)) return null;
  const list = inside.trim();
  return {
    ...row,
    cells: { ...row.cells, nome: name, descrizione: list.charAt(0).toUpperCase() + list.slice(1) },
  };
}

/** A name that lost letters, as a pattern for the stored one: 'BAB\ufffd' is like 'babà'. */
function damagedName(nome: string): RegExp | null {
  if (!damageIn(nome, '')) return null;
  const parts = fold(nome).split(/[^a-z0-9 ]+/);
  return new RegExp(`^${parts.join('.{0,3}')}$`);
}

/**
 * Finds the stored product of each row: the one with its id, else the one of its category and name, in which case, accents,
 * apostrophes and numerals do not count (`nameKey`).
 * @returns a match for each row, in their order
 */
export function matchRows(file: readonly RowWithAnswers[], stored: readonly Product[]): Match[] {
  const keys = stored.map(nameKey);
  const names = stored.map((product) => foldName(product.nome));
  /** Products that the row may mean, whatever else is wrong with it: what the file names is never offered for deletion. */
  function mentionedBy(nome: string): Product[] {
    const key = foldName(nome);
    const damaged = damagedName(nome);
    return stored.filter(
      (_, at) => key !== '' && (names[at] === key || damaged?.test(names[at] ?? '')),
    );
  }
  function matchOf(row: RowWithAnswers): Match {
    const { cells } = row;
    const id = cells.id?.trim() ?? '';
    const nome = cells.nome?.trim() ?? '';
    const key = nameKey({ nome, categoria: readCategory(cells.categoria ?? '') });
    const named = stored.filter((_, index) => keys[index] === key);
    const mentioned = mentionedBy(nome);
    const own = stored.find((product) => product.id === id);
    if (own) {
      const mixed = mixUp(nome, own, stored);
      return { row, product: own, id, subject: id, mixed, mentioned: [own, ...mentioned] };
    }
    const [product] = named;
    const match = { row, id, subject: product?.id ?? (id || key), mentioned };
    if (named.length > 1) {
      const fault = 'Più piatti di questa categoria si chiamano così: scrivi il suo codice in «id»';
      return { ...match, fault };
    }
    if (product || id === '' || ID.test(id)) return { ...match, product };
    const fault = `Il codice «${id}» in «id» non è valido: lascialo vuoto per un piatto nuovo`;
    return { ...match, fault };
  }
  return file.map((row): Match => {
    const match = matchOf(row);
    const listed = match.product || match.id !== '' ? null : withoutBrackets(row);
    if (!listed) return match;
    const found = matchOf(listed);
    return { ...found, isFromName: true, mentioned: [...match.mentioned, ...found.mentioned] };
  });
}
