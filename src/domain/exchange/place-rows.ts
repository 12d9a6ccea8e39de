import { fold } from '../fold';
import type { Product } from '../product/product';
import { nameKey } from '../product/same-name';
import type { FileRow } from './import-file';

/** A row of a file, and what it is about. */
export type PlacedRow = { row: FileRow } & (
  | { kind: 'stored'; product: Product }
  /** `id`: from the file, else the one that was made for the row. */
  | { kind: 'new'; id: string }
  /** `candidates`: products that it may be about, so that none of them counts as missing from the file. */
  | { kind: 'unclear'; candidates: readonly Product[]; reason: string }
);

/** What a document may be called, kept to what needs no escaping anywhere. */
const ID = /^(?!__.*__$)[\w-]{1,128}$/;

const idOf = ({ cells }: FileRow) => (cells.id ?? '').trim();
const keyOf = ({ nome = '', categoria = '' }: Partial<Pick<Product, 'nome' | 'categoria'>>) =>
  fold(nameKey({ nome, categoria: categoria.trim() }));

/** Groups by key, in the order of the items. */
function grouped<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/**
 * Finds the product of each row: by id, else by category and name, where case and accents do not count. What several
 * products or several rows could mean is not guessed.
 * @param rows in the order of the file, which the result keeps
 * @param standing all products
 */
export function placeRows(rows: readonly FileRow[], standing: readonly Product[]): PlacedRow[] {
  const byId = new Map(standing.map((product) => [product.id, product]));
  const byName = grouped(standing, keyOf);
  const taken = new Set(rows.map(idOf));

  function place(row: FileRow): PlacedRow {
    const id = idOf(row);
    const product = byId.get(id);
    if (product) return { row, kind: 'stored', product };
    const named = byName.get(keyOf(row.cells)) ?? [];
    // A row with an id of its own is not about a product that another row names by its id.
    const candidates = id === '' ? named : named.filter((each) => !taken.has(each.id));
    const [only] = candidates;
    if (candidates.length > 1) {
      const reason = 'Più prodotti di questa categoria si chiamano così: scrivi il suo id';
      return { row, kind: 'unclear', candidates, reason };
    }
    if (only) return { row, kind: 'stored', product: only };
    if (id !== '' && !ID.test(id)) {
      const reason = `L'id «${id}» non è valido: lascialo vuoto per un prodotto nuovo`;
      return { row, kind: 'unclear', candidates, reason };
    }
    return { row, kind: 'new', id: id || row.newId };
  }

  return withoutDoubles(rows.map(place));
}

/** What two rows must not share. */
function subjectOf(placed: PlacedRow): string {
  const { row, kind } = placed;
  if (kind === 'unclear') return row.place;
  const id = kind === 'stored' ? placed.product.id : placed.id;
  return id === row.newId ? `name ${keyOf(row.cells)}` : `id ${id}`;
}

/** Rows about the same product contradict each other: none of them counts. */
function withoutDoubles(rows: readonly PlacedRow[]): PlacedRow[] {
  const groups = grouped(rows, subjectOf);
  return rows.map((placed) => {
    const other = groups.get(subjectOf(placed))?.find((each) => each !== placed);
    if (!other || placed.kind === 'unclear') return placed;
    const candidates = placed.kind === 'stored' ? [placed.product] : [];
    const reason = `Lo stesso prodotto sta anche altrove nel file: ${other.row.place.toLowerCase()}`;
    return { row: placed.row, kind: 'unclear', candidates, reason };
  });
}
