import { allergenDoubt } from '../changes/allergen-doubts';
import { type Change, changeOf, creationOf, fieldsIn, isWhole } from '../changes/change';
import { allergens } from '../product/allergens';
import type { DishCategoryName } from '../product/categories';
import { fieldsOf, fields as labels, type UnitName, unitNames } from '../product/fields';
import type { Product, ProductFields } from '../product/product';
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
import { differsByCase, isUnchanged, readCell } from './cells';
import type { FileRow } from './import-file';
import { damageIn } from './letters';
import type { Match } from './matching';

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

/** Why a row cannot be imported. Unknown categories of a file are summed up in one sentence. */
export type RowFault = { text: string; category?: string };

/** The inputs of a plan other than the file. */
export type ImportSurroundings = {
  stored: readonly Product[];
  /** Makes an id for a new product that has none in the file. */
  newId: () => string;
  /** Why a URL cannot become a product's picture, as a note for people; null if it can. */
  pictureProblem: (url: string) => string | null;
};

/** What is read of a row; of a row with faults nothing but those. */
export type ReadRow = { faults: RowFault[]; notes: string[]; group: RowGroup; change?: Change };

export const faulty = (...faults: RowFault[]): ReadRow => ({ faults, notes: [], group: 'faulty' });

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
    const damage = cell && damageIn(cell, product?.[name] ?? '');
    return damage ? `${labels[name].label}: ${damage}` : [];
  });
}

/** The first numbers in brackets of a description, as in 'Mozzarella (1, 7)', of which some are ids that the dish does not declare. */
function undeclaredNumbers({ descrizione, allergeni }: ProductFields): string | null {
  const found = descrizione.match(/\(\s*\d{1,2}(?:[\s,;./-]+\d{1,2})*\s*\)/g) ?? [];
  const isUndeclared = (id: number) =>
    allergens.some((known) => known.id === id) && !allergeni.includes(id);
  return found.find((text) => text.match(/\d+/g)?.map(Number).some(isUndeclared)) ?? null;
}

/** Reads a row with the form's own rules, and the stored values for what the file leaves out. @param product undefined for a new one */
export function readRow(
  { cells, reason }: FileRow,
  product: Product | undefined,
  { id, mixed }: Pick<Match, 'id' | 'mixed'>,
  { newId, pictureProblem }: ImportSurroundings,
): ReadRow {
  if (reason) return faulty({ text: reason });
  const different = unitNames.filter((name) => {
    const cell = cells[name];
    return !product || (cell !== undefined && !isUnchanged(product, name, cell));
  });
  // A file in capitals would write the whole menu in capitals.
  const kept = different.filter(
    (name) => product && differsByCase(product, name, cells[name] ?? ''),
  );
  const changed = different.filter((name) => !kept.includes(name));
  const keptNotes = kept.map(
    (name) => `${labels[name].label}: cambiano solo le maiuscole, resta com’è nel menu`,
  );
  const same: ReadRow = { faults: [], notes: keptNotes, group: 'same' };
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
  const named = unitNames.filter((name) => cells[name] !== undefined && !kept.includes(name));
  const change = product
    ? changeOf(product, fieldsIn(fields, named))
    : creationOf(id || newId(), fields);
  const omitted = omittedAllergens(fields, product ?? null);
  const numbers = changed.includes('descrizione') ? undeclaredNumbers(fields) : null;
  const damages = damagesIn(cells, changed, product);
  const known = product ? hintsOf(product).map(({ text }) => text) : [];
  const notes = [
    ...(mixed ? [mixed] : []),
    ...keptNotes,
    ...(noPicture ? [noPicture] : []),
    ...damages,
    ...read.flatMap((cell) => cell.notes),
    ...hintsOf(fields).flatMap(({ text }) => (known.includes(text) ? [] : text)),
    ...(omitted.length > 0 ? [suggestedInWords(omitted)] : []),
    ...(numbers
      ? [`Allergeni: «${numbers}» nella descrizione non è letto: scrivili nella loro colonna`]
      : []),
    ...(described ? [described] : []),
  ];
  if (change === null) return { ...same, notes };
  const risks: [RowGroup, boolean][] = [
    ['losing', (allergenDoubt(change, product ?? null)?.lost.length ?? 0) > 0],
    ['doubted', omitted.length > 0 || numbers !== null],
    ['mixed', mixed !== undefined],
    ['damaged', damages.length > 0],
  ];
  const [risk] = risks.find(([, is]) => is) ?? [];
  return { faults, notes, group: risk ?? (product ? 'changed' : 'added'), change };
}
