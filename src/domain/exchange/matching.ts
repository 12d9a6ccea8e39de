import { foldName } from '../fold';
import type { Product } from '../product/product';
import { nameKey } from '../product/product-list';
import { readCategory } from './cells';
import type { FileRow } from './import-file';

/** A valid document id, limited to characters that need no escaping anywhere. */
const ID = /^(?!__.*__$)[\w-]{1,128}$/;

/** The product that a row of a file is about. */
export type Match = {
  row: FileRow;
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

/**
 * Finds the stored product of each row: the one with its id, else the one of its category and name, in which case, accents,
 * apostrophes and numerals do not count (`nameKey`).
 * @returns a match for each row, in their order
 */
export function matchRows(file: readonly FileRow[], stored: readonly Product[]): Match[] {
  const keys = stored.map(nameKey);
  return file.map((row): Match => {
    const { cells } = row;
    const id = cells.id?.trim() ?? '';
    const nome = cells.nome?.trim() ?? '';
    const key = nameKey({ nome, categoria: readCategory(cells.categoria ?? '') });
    const named = stored.filter((_, index) => keys[index] === key);
    const own = stored.find((product) => product.id === id);
    if (own) {
      const mixed = mixUp(nome, own, stored);
      const mentioned = mixed ? [own, ...named] : [own];
      return { row, product: own, id, subject: id, mixed, mentioned };
    }
    const [product] = named;
    const match = { row, id, subject: product?.id ?? (id || key), mentioned: named };
    if (named.length > 1) {
      const fault = 'Più piatti di questa categoria si chiamano così: scrivi il suo codice in «id»';
      return { ...match, fault };
    }
    if (product || id === '' || ID.test(id)) return { ...match, product };
    const fault = `Il codice «${id}» in «id» non è valido: lascialo vuoto per un piatto nuovo`;
    return { ...match, fault };
  });
}
