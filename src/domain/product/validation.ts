import { type CategoryName, categoryNames } from './categories';
import {
  type FieldName,
  type FieldsOf,
  fields,
  fieldsByKind,
  fieldsOf,
  type KindOf,
} from './fields';
import { type MarkId, markIds } from './marks';
import { MAX_PRICE } from './price';
import type { ProductFields } from './product';
import { parsePrice } from './typed-price';
import type { WritableProduct } from './writable-product';

/** What a form holds for a field of each kind. */
type TypedValues = {
  text: string;
  price: string;
  optionalPrice: string;
  allergens: number[];
  picture: never;
  /** '' until one is chosen. */
  category: string;
  marks: MarkId[];
  flag: boolean;
};

/** The form's values, as typed. The picture is a file of the form's own. */
export type FormValues = {
  [Name in Exclude<FieldName, FieldsOf<'picture'>>]: TypedValues[KindOf<Name>];
} & {
  /**
   * Whether somebody has gone through the allergens of a product whose stored ones could not be read whole; there for such
   * a product alone: allergens are never guessed.
   */
  allergeniControllati?: boolean;
};

/** The two forms word one of their messages differently. */
export type FormMode = 'add' | 'edit';

/** The first broken rule: its message, and the fields that break it, in the order of the form. */
export type Problem = { message: string; fields: FieldName[] };

/** A product ready to be written, without its picture. */
export type ValidFields = Omit<WritableProduct, FieldsOf<'picture'>>;

/** The result of checking a form: the product to write, or what is wrong. */
export type Validation = { valid: true; fields: ValidFields } | ({ valid: false } & Problem);

const REQUIRED_MESSAGE = 'Perfavore riempi tutti i campi';
/** Shown where the chosen file is no picture. */
export const PICTURE_MESSAGE = 'Perfavore inserisci un file immagine valido';

const ALLERGENS_MESSAGE = 'Controlla gli allergeni, poi conferma di averlo fatto';

const prices = fieldsOf('price', 'optionalPrice');

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function isCategory(name: string): name is CategoryName {
  return categoryNames.some((known) => known === name);
}

/** The message for a price that is no number. Only the add form begins the sentence for `Prezzo` with its article. */
function notANumber(name: (typeof prices)[number], mode: FormMode): string {
  const { kind, label, subject } = fields[name];
  return `${kind === 'price' && mode === 'add' ? subject : label} deve essere un numero`;
}

/** The specification's five checks in their order, then the limits of the rules. @returns null where none is broken */
function problemOf(values: FormValues, mode: FormMode, pictureIsValid: boolean): Problem | null {
  const missing = [
    ...fieldsOf('text', 'price').filter((name) => isBlank(values[name])),
    ...fieldsOf('category').filter((name) => !isCategory(values[name])),
  ];
  if (missing.length > 0) return { message: REQUIRED_MESSAGE, fields: missing };
  for (const name of prices) {
    if (!isBlank(values[name]) && parsePrice(values[name]) === null)
      return { message: notANumber(name, mode), fields: [name] };
  }
  if (!pictureIsValid) return { message: PICTURE_MESSAGE, fields: fieldsOf('picture') };
  for (const name of fieldsOf('text')) {
    const { longest, subject } = fields[name];
    if (values[name].trim().length > longest)
      return { message: `${subject} può avere al massimo ${longest} caratteri`, fields: [name] };
  }
  for (const name of prices) {
    const price = parsePrice(values[name]) ?? 0;
    if (price < 0 || price > MAX_PRICE)
      return {
        message: `${fields[name].subject} deve essere compreso tra 0 e 9999,99`,
        fields: [name],
      };
  }
  if (values.allergeniControllati === false)
    return { message: ALLERGENS_MESSAGE, fields: fieldsOf('allergens') };
  return null;
}

/**
 * Checks a form, up to the first broken rule.
 * @param pictureIsValid false where a file was chosen that is no picture
 * @returns the fields to write (texts trimmed, prices in euro, empty optional prices null), or the broken rule
 */
export function validateProduct(
  values: FormValues,
  mode: FormMode,
  pictureIsValid: boolean,
): Validation {
  const problem = problemOf(values, mode, pictureIsValid);
  if (problem) return { valid: false, ...problem };
  const { image: _, ...valid } = fieldsByKind({
    text: (_spec, name) => values[name].trim(),
    price: (_spec, name) => parsePrice(values[name]) ?? 0,
    optionalPrice: (_spec, name) => parsePrice(values[name]),
    allergens: (_spec, name) => [...new Set(values[name])].sort((a, b) => a - b),
    picture: () => null,
    category: (_spec, name) => values[name] as CategoryName,
    marks: (_spec, name) => markIds.filter((id) => values[name].includes(id)),
    // A draft of an earlier release does not have it.
    flag: (_spec, name) => values[name] === true,
  });
  return { valid: true, fields: valid };
}

/** A price as a person would type it: '7,50'. More decimals than two, which only a foreign write can have, are kept. */
export function priceText(euro: number | null): string {
  if (euro === null) return '';
  const cents = euro.toFixed(2);
  return (Number(cents) === euro ? cents : String(euro)).replace('.', ',');
}

const { image: _, ...empty } = fieldsByKind({
  text: () => '',
  price: () => '',
  optionalPrice: () => '',
  allergens: (): number[] => [],
  picture: () => null,
  category: () => '',
  marks: (): MarkId[] => [],
  flag: () => false,
});

/** The values of an empty form. */
export const emptyValues: FormValues = empty;

/** The values with which the form of a stored product opens. An unknown `categoria` becomes '': one has to be chosen. */
export function valuesOf(product: ProductFields): FormValues {
  const { image: _, ...values } = fieldsByKind({
    text: (_spec, name) => product[name],
    price: (_spec, name) => priceText(product[name]),
    optionalPrice: (_spec, name) => priceText(product[name]),
    allergens: (_spec, name) => product[name],
    picture: () => null,
    category: (_spec, name) => (isCategory(product[name]) ? product[name] : ''),
    marks: (_spec, name) => product[name] ?? [],
    flag: (_spec, name) => product[name] ?? false,
  });
  return { ...values, ...(product.allergeniDaVerificare && { allergeniControllati: false }) };
}

const COPY_SUFFIX = ' (copia)';

/** The name of a copy. A long name is shortened, so that the copy's name is not too long. */
function copyName(nome: string): string {
  const room = fields.nome.longest - COPY_SUFFIX.length;
  // The cut may have left half a surrogate pair, which cannot be stored.
  const kept = nome.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
  return (kept.trimEnd() + COPY_SUFFIX).trimStart();
}

/** The values with which the form of a new product opens as a copy of a stored one. */
export function copyValuesOf(product: ProductFields): FormValues {
  return { ...valuesOf(product), nome: copyName(product.nome) };
}
