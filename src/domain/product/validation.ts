import * as v from 'valibot';
import { plainLetters } from '../fold';
import { type CategoryName, categoryNames } from './categories';
import {
  type FieldName,
  fieldNames,
  fields,
  fieldsByKind,
  fieldsOf,
  isOptional,
  type OptionalName,
  subjectOf,
} from './fields';
import { markIds } from './marks';
import { addressIn, type PictureValue } from './picture';
import { MAX_PRICE } from './price';
import { allergenId, type Product, type ProductFields, position, storedProduct } from './product';
import { type PriceName, priceNames } from './sizes';

const NUMBER = /^[+-]?\d+(?:[.,]\d{1,2})?$/;

/** Text that a person may mean as a number, although `parsePrice` does not read it: '7.505', '1e3', '1.234,50'. */
const LIKE_A_NUMBER = /^[+-]?\d[\d.,' e+-]*$/i;

/** The currency on either side of a number, as it is copied from a menu. */
const EURO_SIGN = /^(?:€|euro?(?![a-z]))\s*|\s*(?:€|euro?)$/i;

const amountIn = (text: string) => text.trim().replace(EURO_SIGN, '');

/** The addition to the message 'Il prezzo deve essere un numero': how to write what may be one; '' if it is none. */
const numberHint = (text: string) =>
  LIKE_A_NUMBER.test(amountIn(text)) ? ': scrivilo come 7,50 o 1234,50' : '';

/**
 * Parses a typed price: comma or point, at most two decimals, and '€' or 'euro' once before or after it; nothing else
 * ('12abc', '1e3', 'Infinity' and '1.234' are no prices).
 * @returns euro, possibly negative or above MAX_PRICE; null if the text is no price
 */
export function parsePrice(text: string): number | null {
  const trimmed = amountIn(text);
  return NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

/** A price as a person would type it: '7,50'. More than two decimals, which only a write from elsewhere can have, are kept. */
export function priceText(euro: number | null): string {
  if (euro === null) return '';
  const cents = euro.toFixed(2);
  return (Number(cents) === euro ? cents : String(euro)).replace('.', ',');
}

function onceEach<Entry>(entry: v.GenericSchema<Entry>) {
  return v.pipe(
    v.array(entry),
    v.check((ids) => new Set(ids).size === ids.length),
  );
}

function euro(spec: Parameters<typeof subjectOf>[0]) {
  const message = `${subjectOf(spec)} deve essere compreso tra 0 e 9999,99`;
  return v.pipe(v.number(), v.minValue(0, message), v.maxValue(MAX_PRICE, message));
}

/** Schemas by field, of which those of optional fields accept that the field is missing. */
type Entries<Schemas> = {
  [Name in keyof Schemas]: Schemas[Name] extends v.GenericSchema
    ? Name extends OptionalName
      ? v.ExactOptionalSchema<Schemas[Name], undefined>
      : Schemas[Name]
    : never;
};

function withOptional<Schemas extends Record<FieldName, v.GenericSchema>>(schemas: Schemas) {
  const entries = fieldNames.map((name) => {
    return [name, isOptional(name) ? v.exactOptional(schemas[name]) : schemas[name]];
  });
  return Object.fromEntries(entries) as Entries<Schemas>;
}

/**
 * A product that may be written, as firestore.rules enforce it: exactly the fields of the table, each within its limits, and only
 * optional ones missing. Rules that a form can break have a message.
 * It does not check that `image` lies in our bucket, which depends on the project: see `imageLocation`.
 */
export const writableProduct = v.strictObject(
  withOptional(
    fieldsByKind({
      text: ({ longest, ...spec }, name) =>
        v.pipe(
          v.string(),
          v.maxLength(longest, `${subjectOf(spec)} può avere al massimo ${longest} caratteri`),
          v.check((value) => isOptional(name) || value.trim() !== ''),
        ),
      price: euro,
      optionalPrice: (spec) => v.nullable(euro(spec)),
      allergens: () => onceEach(allergenId),
      picture: () => v.nullable(v.string()),
      category: () => v.picklist(categoryNames),
      marks: () => onceEach(v.picklist(markIds)),
      flag: () => v.boolean(),
      noAllergens: () => v.boolean(),
      position: () => v.nullable(position),
    }),
  ),
);

export type WritableProduct = v.InferOutput<typeof writableProduct>;

const isBlank = (text: string) => text.trim() === '';
const isCategory = (name: string) => categoryNames.some((known) => known === name);

/** The initial form values of a stored product. An unknown `categoria` becomes '', so that one has to be chosen. */
export function valuesOf(product: ProductFields) {
  return {
    ...fieldsByKind({
      text: (_spec, name) => product[name],
      price: (_spec, name) => priceText(product[name]),
      optionalPrice: (_spec, name) => priceText(product[name]),
      allergens: (_spec, name) => product[name],
      picture: (_spec, name): PictureValue => product[name],
      category: (_spec, name) => (isCategory(product[name]) ? product[name] : ''),
      marks: (_spec, name) => product[name],
      flag: (_spec, name) => product[name],
      noAllergens: (_spec, name) => product[name],
      position: (_spec, name) => product[name],
    }),
    // Whether somebody has checked allergens that could not be read completely: they are never guessed.
    ...(product.allergeniDaVerificare && { allergeniControllati: false }),
  };
}

export type FormValues = ReturnType<typeof valuesOf>;

/** The values of an empty form. The price is '', as 0 would be a price. */
export const emptyValues: FormValues = {
  ...valuesOf(v.parse(storedProduct, { allergeni: [] })),
  prezzo: '',
};

/**
 * The default values of a form that edits a product, or else copies one. A copy has no picture yet, stands last, and nobody has
 * said of it that it has no allergen.
 */
export function startValues(base: Product | null, template: Product | null): FormValues {
  if (base) return valuesOf(base);
  if (!template) return emptyValues;
  const own = { image: null, nessunAllergene: false, posizione: null };
  return { ...valuesOf(template), ...own, nome: `${template.nome} (copia)` };
}

/** The two forms word one of their messages differently. */
export type FormMode = 'add' | 'edit';

/** A broken rule: its message, and the fields that break it, in the order of the form. */
export type Problem = { message: string; fields: FieldName[] };

/** A product ready to be written. Its picture is the stored one: a chosen file has no address before its upload. */
export type ValidFields = Required<WritableProduct>;

type Validation = { valid: true; fields: ValidFields } | ({ valid: false } & Problem);

export const PICTURE_MESSAGE = 'Perfavore inserisci un file immagine valido';

const MISSING_MESSAGE = 'Perfavore riempi tutti i campi';

/** Why a typed price is no number; null if it is one, or missing. Only the add form begins the sentence for `Prezzo` with its article. */
function numberProblem(name: PriceName, text: string, mode: FormMode): string | null {
  if (isBlank(text) || parsePrice(text) !== null) return null;
  const spec = fields[name];
  const named = spec.kind === 'price' && mode === 'add' ? subjectOf(spec) : spec.label;
  return `${named} deve essere un numero${numberHint(text)}`;
}

/** Why a price cannot be saved as it is typed; null if it can. */
export function priceProblem(name: PriceName, text: string): string | null {
  if (isBlank(text)) return fields[name].kind === 'price' ? MISSING_MESSAGE : null;
  const { issues } = v.safeParse(writableProduct.entries[name], parsePrice(text));
  return numberProblem(name, text, 'edit') ?? issues?.[0].message ?? null;
}

/**
 * Checks a form against all rules, in the order in which it says them: missing fields, numbers, the picture, then the limits of
 * `writableProduct`, then whether somebody has checked unreadable allergens.
 * @param pictureIsValid false if the chosen file is not a picture
 * @returns the broken rules, and the fields to write if there are none (texts trimmed and in plain letters, prices in euro, empty optional prices null)
 */
export function checkProduct(
  values: FormValues,
  mode: FormMode,
  pictureIsValid: boolean,
): { problems: Problem[]; fields: ValidFields } {
  const problems: Problem[] = [];
  const missing = [
    ...fieldsOf('text', 'price').filter((name) => !isOptional(name) && isBlank(values[name])),
    ...fieldsOf('category').filter((name) => !isCategory(values[name])),
  ];
  if (missing.length > 0) {
    problems.push({ message: MISSING_MESSAGE, fields: missing });
  }
  for (const name of priceNames) {
    const message = numberProblem(name, values[name], mode);
    if (message) problems.push({ message, fields: [name] });
  }
  if (!pictureIsValid) problems.push({ message: PICTURE_MESSAGE, fields: fieldsOf('picture') });
  const written = fieldsByKind({
    text: (_spec, name) => plainLetters(values[name]).trim(),
    price: (_spec, name) => parsePrice(values[name]) ?? 0,
    optionalPrice: (_spec, name) => parsePrice(values[name]),
    allergens: (_spec, name) => [...new Set(values[name])].sort((a, b) => a - b),
    picture: (_spec, name) => addressIn(values[name]),
    category: (_spec, name) => values[name] as CategoryName,
    marks: (_spec, name) => markIds.filter((id) => values[name].includes(id)),
    flag: (_spec, name) => values[name],
    noAllergens: (_spec, name) => values[name] && values.allergeni.length === 0,
    position: (_spec, name) => values[name],
  });
  const { issues = [] } = v.safeParse(writableProduct, written);
  for (const issue of issues) {
    const field = v.getDotPath(issue) as FieldName;
    // A missing text breaks this schema too.
    const isKnown = problems.some((problem) => problem.fields.includes(field));
    if (!isKnown) problems.push({ message: issue.message, fields: [field] });
  }
  if (values.allergeniControllati === false) {
    const message = 'Controlla gli allergeni, poi conferma di averlo fatto';
    problems.push({ message, fields: fieldsOf('allergens') });
  }
  return { problems, fields: written };
}

/** Validates a form up to the first broken rule: see `checkProduct`. */
export function validateProduct(
  values: FormValues,
  mode: FormMode,
  pictureIsValid: boolean,
): Validation {
  const { problems, fields } = checkProduct(values, mode, pictureIsValid);
  const [problem] = problems;
  return problem ? { valid: false, ...problem } : { valid: true, fields };
}
