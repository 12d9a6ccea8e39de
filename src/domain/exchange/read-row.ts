import { newlyOmitted, numbersIn } from '../allergens/named-allergens';
import { type Change, changeOf, creationOf, fieldsIn, isWhole } from '../changes/change';
import { hintsOf } from '../changes/hints';
import { saveDoubt } from '../changes/save-question';
import { allergenAnswer } from '../product/allergens';
import { fieldsOf, fields as labels, unitNames } from '../product/fields';
import type { Product } from '../product/product';
import {
  checkProduct,
  emptyValues,
  type FormValues,
  type Problem,
  valuesOf,
} from '../product/validation';
import { suggestedInWords } from '../product/words';
import { differenceOf, readCell } from './cells';
import { damageIn } from './letters';
import type { Match } from './matching';
import { priceAdvice } from './price-words';

/**
 * The effect of a row. Rows that must not be imported by mistake are in groups of their own: they take an allergen away
 * (`losing`), leave out one that the words name (`doubted`), have the id of one dish and the name of another (`mixed`), or
 * damaged letters (`damaged`), write a stored name in another way (`spelled`: a change of the name alone). A `same` row changes nothing, a `faulty` one cannot be imported.
 */
export type RowGroup =
  | 'added'
  | 'changed'
  | 'losing'
  | 'doubted'
  | 'mixed'
  | 'damaged'
  | 'spelled'
  | 'same'
  | 'faulty';

/** The inputs of a plan other than the file. */
export type ImportSurroundings = {
  stored: readonly Product[];
  /** Makes an id for a new product that has none in the file. */
  newId: () => string;
  /** Why a URL cannot become a product's picture, as a note for people; null if it can. */
  pictureProblem: (url: string) => string | null;
};

/** The content of a row. Each note is a sentence in Italian without its full stop; those of a faulty row are its faults. */
type ReadRow = {
  notes: string[];
  group: RowGroup;
  change?: Change;
  /** The change of a name that the file only writes in another way. */
  spelled?: Change | null;
};

/** The content of a row that cannot be imported. @param notes its faults */
const faulty = (...notes: string[]): ReadRow => ({ notes: [...new Set(notes)], group: 'faulty' });

/** The content of a cell, for a message. */
const quoted = (text: unknown) => `«${String(text).replace(/^(.{60}).+/s, '$1…')}»`;

/** Describes a broken rule: the form highlights its fields, a row has to name them and what they hold. */
function reasonsOf({ message, fields }: Problem, values: FormValues): string[] {
  return fields.map((name) => {
    const text: unknown = values[name];
    if (text === '') return `Manca «${name}»`;
    if (name === 'categoria') return `La categoria ${quoted(text)} non esiste`;
    const isPrice = fieldsOf('price', 'optionalPrice').some((price) => price === name);
    if (!isPrice) return message;
    return `${quoted(text)}: ${priceAdvice(String(text)) ?? message}`;
  });
}

/** Why a stored product cannot be changed by a file. */
function obstacleIn(product: Product): string | null {
  if (product.allergeniDaVerificare) {
    return 'Allergeni da verificare: apri il piatto, controlla gli allergeni e salva';
  }
  return isWhole(product)
    ? null
    : 'I dati salvati non sono completi: apri il piatto, controlla e salva';
}

/**
 * Reads a row with the form's own rules, and the stored values for what the file leaves out. A row with a fault has all its faults.
 * @param fault why the row cannot be matched, or counts already
 */
export function readRow(match: Match, surroundings: ImportSurroundings, fault?: string): ReadRow {
  const { reason, unanswered } = match.row;
  // Its cells may be those of other columns.
  if (reason) return faulty(reason);
  const read = readCells(match, surroundings);
  const faults = [...(fault ? [fault] : []), ...unanswered];
  if (faults.length === 0) return read;
  return faulty(...faults, ...(read.group === 'faulty' ? read.notes : []));
}

function readCells(
  { row: { cells, unanswered }, product, id, mixed, isFromName }: Match,
  { newId, pictureProblem }: ImportSurroundings,
): ReadRow {
  const compared = unitNames.map((name) => {
    // A list in brackets of the name is no news for a dish that has a description.
    const isKept = isFromName && name === 'descrizione' && product?.descrizione;
    const cell = isKept ? undefined : cells[name];
    if (!product) return { name, cell: cell ?? '', difference: 'new' };
    return {
      name,
      cell,
      difference: cell === undefined ? null : differenceOf(product, name, cell),
    };
  });
  // A file in capitals would write the whole menu in capitals.
  const notes = compared.flatMap(({ name, difference }) =>
    difference === 'case'
      ? `${labels[name].label}: cambiano solo le maiuscole, resta com’è nel menu`
      : [],
  );
  const isSpelled = compared.some(({ difference }) => difference === 'spelling');
  const spelled =
    product && isSpelled
      ? changeOf(product, { nome: readCell('nome', cells.nome ?? '').values.nome ?? '' })
      : null;
  const changed = compared.filter(({ difference }) => difference === 'new');
  if (changed.length === 0) return { notes, group: 'same', spelled };
  const obstacle = product && obstacleIn(product);
  if (obstacle) return faulty(obstacle);

  const read = changed.map(({ name, cell = '' }) => readCell(name, cell));
  const values: FormValues = Object.assign(
    {},
    product ? valuesOf(product) : emptyValues,
    ...read.map((cell) => cell.values),
  );
  const isNameless = values.descrizione === '' && product === undefined;
  if (isNameless) values.descrizione = values.nome;
  const { problems, fields } = checkProduct(values, 'add', true);
  // A category that is still to be chosen on the page is no fault of its own.
  const isNoQuestion = (text: string) =>
    unanswered.length === 0 || !text.startsWith('La categoria');
  const faults = [
    ...problems.flatMap((problem) => reasonsOf(problem, values)).filter(isNoQuestion),
    ...read.flatMap((cell) => cell.faults),
  ];
  if (faults.length > 0) return faulty(...faults);

  const names = changed.map(({ name }) => name);
  const noPicture =
    fields.image !== null && names.includes('image') ? pictureProblem(fields.image) : null;
  if (noPicture) fields.image = product?.image ?? null;
  // Only what the file says: without a position in it, a dish that moves to another category leaves its own behind.
  const said = compared.flatMap(({ name, cell, difference }) =>
    cell === undefined || difference === 'case' || difference === 'spelling' ? [] : name,
  );
  const change = product
    ? changeOf(product, fieldsIn(fields, said))
    : creationOf(id || newId(), fields);
  const isUndeclared = allergenAnswer(fields) === 'undeclared';
  const [numbers] =
    isUndeclared && names.includes('descrizione') ? numbersIn(fields.descrizione) : [];
  // A dish without an answer claims nothing: no filter shows it.
  const omitted = isUndeclared ? [] : newlyOmitted(fields, product ?? null);
  const damages = fieldsOf('text').flatMap((name) => {
    const damage = names.includes(name) && damageIn(cells[name] ?? '', product?.[name] ?? '');
    return damage ? `${labels[name].label}: ${damage}` : [];
  });
  const known = product ? hintsOf(product).map(({ text }) => text) : [];
  // A damaged name is its own.
  const isMixed = mixed !== undefined && damages.length === 0;
  notes.unshift(...(isMixed ? [mixed] : []));
  notes.push(
    ...(noPicture ? [noPicture] : []),
    ...damages,
    ...read.flatMap((cell) => cell.notes),
    ...hintsOf(fields).flatMap(({ text }) => (known.includes(text) ? [] : text)),
    ...(omitted.length > 0 ? [suggestedInWords(omitted)] : []),
    ...(numbers
      ? [`Allergeni: «${numbers}» nella descrizione non è letto: scrivili nella loro colonna`]
      : []),
    ...(isNameless ? ['Senza descrizione: prende il nome del piatto'] : []),
    ...(isFromName && !product ? ['Descrizione: quella tra parentesi nel nome'] : []),
  );
  if (change === null) return { notes, group: 'same', spelled };
  const risks: [RowGroup, boolean][] = [
    ['losing', (saveDoubt(change, product ?? null)?.lost.length ?? 0) > 0],
    // What only a recipe makes likely is a note.
    [
      'doubted',
      numbers !== undefined || omitted.some(({ isSure }) => isSure || fields.nessunAllergene),
    ],
    ['damaged', damages.length > 0],
    ['mixed', isMixed],
  ];
  const [risk] = risks.find(([, is]) => is) ?? [];
  return { notes, group: risk ?? (product ? 'changed' : 'added'), change, spelled };
}
