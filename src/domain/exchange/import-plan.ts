import {
  type Change,
  changeOf,
  creationOf,
  deletionOf,
  fieldsIn,
  isWhole,
  losesAllergens,
} from '../changes/change';
import { type DishCategoryName, dishCategories } from '../product/categories';
import { fieldsOf, type UnitName, unitNames } from '../product/fields';
import type { Product } from '../product/product';
import { hintsOf } from '../staff/hints';
import { omittedAllergens } from '../staff/named-allergens';
import {
  checkProduct,
  emptyValues,
  type FormValues,
  type Problem,
  valuesOf,
} from '../staff/validation';
import { suggestedInWords } from '../staff/words';
import { isUnchanged, readCell } from './cells';
import type { FileRow } from './import-file';
import { damageIn } from './letters';
import { type Match, matchRows } from './matching';

/**
 * What a row does. Rows that must not be imported by mistake are in groups of their own: they take an allergen away (`losing`),
 * leave out one that the words name (`doubted`), have the id of one dish and the name of another (`mixed`), or damaged letters
 * (`damaged`). A `same` row changes nothing, a `faulty` one cannot be imported.
 */
export type RowGroup =
  | 'added'
  | 'changed'
  | 'losing'
  | 'doubted'
  | 'mixed'
  | 'damaged'
  | 'same'
  | 'faulty';

/** A row of the file. `note` says what is to be looked at or, for a faulty row, all that is wrong. */
type ImportRow = {
  place: string;
  nome: string;
  group: RowGroup;
  note: string | null;
  change?: Change;
};

/** A fault of the file's rows: a sentence without its full stop, and how many rows it is about. */
export type Fault = { text: string; count: number };

/** Why a row cannot be imported. Unknown categories of a file are summed up in one sentence. */
type RowFault = { text: string; category?: string };

export type ImportPlan = {
  /** In the order of the file. */
  rows: readonly ImportRow[];
  /** The faults of all rows, the most frequent first. */
  faults: readonly Fault[];
  /** Deletions of the products that no row mentions: imported only if somebody chooses so. */
  missing: readonly Change[];
};

/** The plan's inputs other than the file. */
type ImportSurroundings = {
  stored: readonly Product[];
  /** Makes an id for a new product that has none in the file. */
  newId: () => string;
  /** Why a URL cannot become a product's picture, as a note for people; null if it can. */
  pictureProblem: (url: string) => string | null;
};

/** What is read of a row; of a row with faults nothing but those. */
type ReadRow = { faults: RowFault[]; notes: string[]; group: RowGroup; change?: Change };

const faulty = (...faults: RowFault[]): ReadRow => ({ faults, notes: [], group: 'faulty' });

/** The categories whose dishes need no description: a drink is its name. */
const PLAIN: readonly string[] = ['Dolci', 'Bibite'] satisfies DishCategoryName[];

/** What a cell holds, for a message. */
const quoted = (text: unknown) => `«${String(text).replace(/^(.{60}).+/s, '$1…')}»`;

/** Describes a broken rule: the form highlights its fields, a row has to name them and what they hold. */
function reasonsOf({ message, fields }: Problem, values: FormValues): RowFault[] {
  return fields.map((name) => {
    const text: unknown = values[name];
    if (text === '') {
      const only = name === 'descrizione' ? `: possono farne a meno solo ${PLAIN.join(' e ')}` : '';
      return { text: `Manca «${name}»${only}` };
    }
    if (name === 'categoria') {
      return { text: `La categoria ${quoted(text)} non esiste`, category: quoted(text) };
    }
    const isPrice = fieldsOf('price', 'optionalPrice').some((price) => price === name);
    return { text: isPrice ? `${quoted(text)}: ${message}` : message };
  });
}

/**
 * Takes a dish's name as its description where a drink or a dessert has none in the file. A stored one keeps its own.
 * @returns a note about it, or null
 */
function describeByName(values: FormValues, product: Product | undefined): string | null {
  if (values.descrizione !== '' || !PLAIN.includes(values.categoria)) return null;
  values.descrizione = product?.descrizione || values.nome;
  return product?.descrizione ? null : 'Senza descrizione: prende il nome del piatto';
}

/** What looks damaged in the texts that a row changes. */
function damagesIn(
  cells: FileRow['cells'],
  names: readonly UnitName[],
  product?: Product,
): string[] {
  return fieldsOf('text').flatMap((name) => {
    const cell = names.includes(name) && cells[name];
    return (cell && damageIn(cell, product?.[name] ?? '')) || [];
  });
}

/** Reads a row with the form's own rules, and the stored values for what the file leaves out. @param product undefined for a new one */
function readRow(
  { cells, reason }: FileRow,
  product: Product | undefined,
  { id, mixed }: Pick<Match, 'id' | 'mixed'>,
  { newId, pictureProblem }: ImportSurroundings,
): ReadRow {
  if (reason) return faulty({ text: reason });
  const changed = unitNames.filter((name) => {
    const cell = cells[name];
    return !product || (cell !== undefined && !isUnchanged(product, name, cell));
  });
  const same: ReadRow = { faults: [], notes: [], group: 'same' };
  if (changed.length === 0) return same;
  if (product?.allergeniDaVerificare) {
    return faulty({
      text: 'Allergeni da verificare: apri il piatto, controlla gli allergeni e salva',
    });
  }
  if (product && !isWhole(product)) {
    return faulty({ text: 'I dati salvati non sono completi: apri il piatto, controlla e salva' });
  }
  const read = changed.map((name) => ({ name, ...readCell(name, cells[name] ?? '') }));
  const values: FormValues = Object.assign(
    {},
    product ? valuesOf(product) : emptyValues,
    ...read.map((cell) => cell.values),
  );
  const described = describeByName(values, product);
  const { problems, fields: checked } = checkProduct(values, 'add', true);
  const faults = [
    ...problems.flatMap((problem) => reasonsOf(problem, values)),
    ...read.flatMap((cell) => cell.faults.map((text) => ({ text }))),
  ];
  if (faults.length > 0) return faulty(...faults);

  const { image: url } = checked;
  const noPicture = url !== null && changed.includes('image') ? pictureProblem(url) : null;
  const fields = noPicture === null ? checked : { ...checked, image: product?.image ?? null };
  // Only what the file says: without a position in it, a dish that moves to another category leaves its own behind.
  const named = unitNames.filter((name) => cells[name] !== undefined);
  const change = product
    ? changeOf(product, fieldsIn(fields, named))
    : creationOf(id || newId(), fields);
  const omitted = omittedAllergens(fields, product ?? null);
  const damages = damagesIn(cells, changed, product);
  const known = product ? hintsOf(product).map(({ text }) => text) : [];
  const notes = [
    ...(mixed ? [mixed] : []),
    ...(noPicture ? [noPicture] : []),
    ...damages,
    ...read.flatMap((cell) => cell.notes),
    ...hintsOf(fields).flatMap(({ text }) => (known.includes(text) ? [] : text)),
    ...(omitted.length > 0 ? [suggestedInWords(omitted)] : []),
    ...(described ? [described] : []),
  ];
  if (change === null) return { ...same, notes };
  const risks: [RowGroup, boolean][] = [
    ['losing', losesAllergens(change)],
    ['doubted', omitted.length > 0],
    ['mixed', mixed !== undefined],
    ['damaged', damages.length > 0],
  ];
  const [risk] = risks.find(([, is]) => is) ?? [];
  return { faults, notes, group: risk ?? (product ? 'changed' : 'added'), change };
}

/** The names of the menu's categories, for a message. */
const MENU = dishCategories.map(({ name }) => name).join(', ');

/** Sums up the faults of all rows: equal ones, of which each row has one at most, and unknown categories. */
function sumUp(faultsOfRows: readonly (readonly RowFault[])[]): Fault[] {
  const counts = new Map<string, number>();
  const unknown = new Set<string>();
  let withUnknown = 0;
  for (const faults of faultsOfRows) {
    const categories = faults.flatMap(({ category = [] }) => category);
    for (const category of categories) unknown.add(category);
    withUnknown += categories.length > 0 ? 1 : 0;
    const others = faults.flatMap(({ text, category }) => (category ? [] : text));
    for (const text of new Set(others)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const sums = [...counts].map(([text, count]) => ({ text, count }));
  if (unknown.size > 0) {
    const [is, are] = ['La categoria non esiste', 'Le categorie non esistono'];
    const names = [...unknown].join(', ');
    const text = `${unknown.size === 1 ? is : are}: ${names}. Nel menu ci sono ${MENU}`;
    sums.push({ text, count: withUnknown });
  }
  return sums.sort((a, b) => b.count - a.count);
}

/**
 * Compares a file with the menu. Rows are matched to products by `matchRows`; of two rows for one product the first counts. A cell
 * that is as it was exported changes nothing, whatever it holds; every other one must pass the form's rules. Columns that are not
 * in the file leave their fields unchanged.
 */
export function planImport(file: readonly FileRow[], surroundings: ImportSurroundings): ImportPlan {
  const { stored } = surroundings;
  const matches = matchRows(file, stored);
  const firsts = new Map<string, FileRow>();
  const read = file.map((row, index) => {
    const match = matches[index];
    if (!match) throw new Error('every row has a match');
    const { product, subject, fault } = match;
    const first = firsts.get(subject);
    if (!fault && !first) firsts.set(subject, row);
    const twice = first && `Lo stesso piatto sta già più su: ${first.place.toLowerCase()}`;
    const wrong = fault ?? twice;
    const { faults, notes, ...found } = wrong
      ? faulty({ text: wrong })
      : readRow(row, product, match, surroundings);
    const nome = found.change?.nome ?? (row.cells.nome?.trim() || (product?.nome ?? ''));
    const note = [...faults.map(({ text }) => text), ...notes].join('. ') || null;
    return { faults, row: { place: row.place, nome, note, ...found } };
  });
  const mentioned = new Set(matches.flatMap((match) => match.mentioned));
  return {
    rows: read.map(({ row }) => row),
    faults: sumUp(read.map(({ faults }) => faults)),
    missing: stored.filter((product) => !mentioned.has(product)).map(deletionOf),
  };
}
