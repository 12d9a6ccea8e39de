import { allergens } from '../../domain/product/allergens';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { parsePrice } from '../../domain/product/typed-price';
import { type FieldName, type ProductValues, valuesOf } from '../../domain/product/validation';
import { valueInWords } from '../../domain/product/words';
import type { FormPicture, FormState } from '../draft/form-state';
import { FIELD_LABEL } from '../field-labels';

/** The fields of the form, in its order. */
const FIELDS: readonly FieldName[] = [
  ...(['nome', 'descrizione', 'prezzo', 'prezzo_familiare', 'prezzo_al_metro'] as const),
  ...(['image', 'categoria', 'allergeni'] as const),
];

/** A field that stands otherwise in the form than in the product that somebody else has saved meanwhile. */
export type FieldDifference = {
  name: FieldName;
  label: string;
  /** What the other one has written, and what stands in the form, in words. */
  theirs: string;
  mine: string;
  /** Whether it was changed since the form opened. */
  changedByThem: boolean;
  changedByMe: boolean;
};

type Side = { values: ProductValues; picture: FormPicture };

function sideOf(product: Product): Side {
  return { values: valuesOf(product), picture: { kind: 'stored', url: product.image } };
}

/** A value by which two sides can be compared. A chosen file is like no other picture. */
function keyOf({ values, picture }: Side, name: FieldName): unknown {
  if (name !== 'image') return JSON.stringify(values[name]);
  return picture.kind === 'stored' ? picture.url : picture;
}

function textOf({ values, picture }: Side, name: FieldName): string {
  if (name === 'image') {
    if (picture.kind === 'stored') return picture.url === null ? 'nessuna' : 'quella del menu';
    return 'quella che hai scelto';
  }
  if (name === 'allergeni') {
    const chosen = allergens.filter(({ id }) => values.allergeni.includes(id));
    return chosen.map((allergen) => allergen.name).join(', ') || 'nessuno';
  }
  if (name === 'etichette') return valueInWords(name, values[name]);
  const text = values[name].trim();
  if (text === '') return 'vuoto';
  const euro = name.startsWith('prezzo') ? parsePrice(text) : null;
  return euro === null ? text : formatPrice(euro);
}

/**
 * The fields in which the form and the product as it stands now differ, in the form's order.
 * @param current the product as somebody else has saved it
 */
export function differences(state: FormState, current: Product): FieldDifference[] {
  const { opened } = state.job;
  if (!opened) return [];
  const before = sideOf(opened);
  const theirs = sideOf(current);
  const differ = (a: Side, b: Side, name: FieldName) => keyOf(a, name) !== keyOf(b, name);
  return FIELDS.filter((name) => differ(state, theirs, name)).map((name) => ({
    name,
    label: FIELD_LABEL[name],
    theirs: textOf(theirs, name),
    mine: textOf(state, name),
    changedByThem: differ(before, theirs, name),
    changedByMe: differ(before, state, name),
  }));
}

/**
 * The form on top of what somebody else has saved: with its own values in some fields, and theirs in all others.
 * @param mine the fields that keep what stands in the form
 */
export function merged(
  state: FormState,
  current: Product,
  mine: ReadonlySet<FieldName>,
): FormState {
  const theirs = sideOf(current);
  const of = (name: FieldName) => (mine.has(name) ? state : theirs);
  const { allergeni, allergeniControllati } = of('allergeni').values;
  return {
    ...state,
    picture: of('image').picture,
    values: {
      nome: of('nome').values.nome,
      descrizione: of('descrizione').values.descrizione,
      prezzo: of('prezzo').values.prezzo,
      prezzo_familiare: of('prezzo_familiare').values.prezzo_familiare,
      prezzo_al_metro: of('prezzo_al_metro').values.prezzo_al_metro,
      categoria: of('categoria').values.categoria,
      etichette: of('etichette').values.etichette,
      allergeni,
      ...(allergeniControllati !== undefined && { allergeniControllati }),
    },
    job: { ...state.job, opened: current },
  };
}

/**
 * The form after its product was read once more: what somebody else has changed is taken over where nothing is typed yet.
 * A field that both have changed stays as it is, on top of what it was before: its save asks.
 */
export function rebased(state: FormState, current: Product): FormState {
  const { opened } = state.job;
  const found = differences(state, current);
  if (!opened || !found.some(({ changedByThem }) => changedByThem)) return state;
  const mine = found.filter(({ changedByMe }) => changedByMe);
  const next = merged(state, current, new Set(mine.map(({ name }) => name)));
  const disputed = mine.filter(({ changedByThem }) => changedByThem).map(({ name }) => name);
  return { ...next, job: { ...next.job, opened: mixed(opened, current, new Set(disputed)) } };
}

/** A product with some fields of an earlier one. */
function mixed(before: Product, current: Product, names: ReadonlySet<FieldName>): Product {
  const of = (name: FieldName) => (names.has(name) ? before : current);
  const { allergeni, allergeniDaVerificare } = of('allergeni');
  return {
    id: current.id,
    nome: of('nome').nome,
    descrizione: of('descrizione').descrizione,
    image: of('image').image,
    prezzo: of('prezzo').prezzo,
    prezzo_familiare: of('prezzo_familiare').prezzo_familiare,
    prezzo_al_metro: of('prezzo_al_metro').prezzo_al_metro,
    categoria: of('categoria').categoria,
    allergeni,
    ...(allergeniDaVerificare && { allergeniDaVerificare }),
  };
}
