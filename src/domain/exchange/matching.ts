import { foldName } from '../fold';
import type { Product } from '../product/product';
import { nameKey } from '../staff/product-list';
import { readCategory } from './cells';
import type { FileRow } from './import-file';
import { damageIn, mayBeName, repairLetters } from './letters';

/** A valid document id, limited to characters that need no escaping anywhere. */
const ID = /^(?!__.*__$)[\w-]{1,128}$/;

/** What a row of a file is about. */
export type Match = {
  /** The stored product; undefined for a new one, and where the row cannot be matched. */
  product?: Product | undefined;
  /** Its id in the file; '' if it has none. */
  id: string;
  /** Equal for rows about the same dish. */
  subject: string;
  /** Why the row cannot be matched. */
  fault?: string;
  /** Why its id and its name may be those of two dishes. */
  mixed?: string;
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
  if (isRenamed || damageIn(nome, own.nome)) return undefined;
  return `Il codice è di «${own.nome}»: se è un altro piatto, svuota la sua cella «id»`;
}

/**
 * Finds the stored product of each row: the one with its id, else the one of its category and name, in which case, accents,
 * apostrophes and numerals do not count (`foldName`), nor damaged letters. A row with a new id is not matched by name to a product
 * whose id another row has: it is a copy of it.
 * @returns a match for each row, in their order
 */
export function matchRows(file: readonly FileRow[], stored: readonly Product[]): Match[] {
  const byId = new Map(stored.map((product) => [product.id, product]));
  const keys = stored.map(nameKey);
  const named = new Set(file.map(({ cells }) => cells.id?.trim()));
  return file.map(({ cells }): Match => {
    const id = cells.id?.trim() ?? '';
    const nome = repairLetters(cells.nome ?? '').trim();
    const categoria = readCategory(cells.categoria ?? '');
    const own = byId.get(id);
    if (own) {
      const mixed = mixUp(nome, own, stored);
      const others = mixed
        ? stored.filter((each) => nameKey(each) === nameKey({ nome, categoria }))
        : [];
      return {
        product: own,
        id,
        subject: own.id,
        mentioned: [own, ...others],
        ...(mixed && { mixed }),
      };
    }
    const key = nameKey({ nome, categoria });
    const isOfRow = (product: Product) => id === '' || !named.has(product.id);
    const same = stored.filter((product, index) => keys[index] === key && isOfRow(product));
    const alike =
      same.length > 0
        ? same
        : stored.filter(
            (each) => each.categoria === categoria && isOfRow(each) && mayBeName(nome, each.nome),
          );
    const [product, second] = alike;
    const head = { id, subject: product?.id ?? (id || key), mentioned: alike };
    if (second) {
      const fault = 'Più piatti di questa categoria si chiamano così: scrivi il suo codice in «id»';
      return { ...head, fault };
    }
    if (!product && id !== '' && !ID.test(id)) {
      const fault = `Il codice «${id}» in «id» non è valido: lascialo vuoto per un piatto nuovo`;
      return { ...head, fault };
    }
    return { ...head, product };
  });
}
