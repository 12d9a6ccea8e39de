import { type CategoryName, categoryNames } from './categories';
import { MAX_PRICE } from './price';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  type ProductFields,
  type WritableProduct,
} from './product';
import { parsePrice } from './typed-price';

/** The form's values, as typed. `categoria` is '' until one is chosen. */
export type ProductValues = {
  nome: string;
  descrizione: string;
  prezzo: string;
  prezzo_familiare: string;
  prezzo_al_metro: string;
  categoria: string;
  allergeni: number[];
  /**
   * Whether somebody has gone through the allergens of a product whose stored ones could not be read whole; there for such
   * a product alone (decisions, "Allergens that cannot be read").
   */
  allergeniControllati?: boolean;
};

/** The two forms word one of their messages differently (spec point 5). */
export type FormMode = 'add' | 'edit';

/** A field that a message can refer to. */
export type FieldName = Exclude<keyof ProductValues, 'allergeniControllati'> | 'image';

/** The first broken rule: its message, and the fields that break it, in the order of the form. */
export type Problem = { message: string; fields: FieldName[] };

/** A product ready to be written, without its picture. */
export type ValidFields = Omit<WritableProduct, 'image'>;

/** The result of checking a form: the product to write, or what is wrong. */
export type Validation = { valid: true; fields: ValidFields } | ({ valid: false } & Problem);

const REQUIRED_MESSAGE = 'Perfavore riempi tutti i campi';
/** Shown where the chosen file is no picture (spec point 5). */
export const PICTURE_MESSAGE = 'Perfavore inserisci un file immagine valido';

const ALLERGENS_MESSAGE = 'Controlla gli allergeni, poi conferma di averlo fatto';

const PRICE_MESSAGE: Record<FormMode, string> = {
  add: 'Il prezzo deve essere un numero',
  edit: 'Prezzo deve essere un numero',
};

const REQUIRED = ['nome', 'descrizione', 'prezzo', 'categoria'] as const;

const OPTIONAL_PRICE_NAMES = ['prezzo_familiare', 'prezzo_al_metro'] as const;
type OptionalPrice = (typeof OPTIONAL_PRICE_NAMES)[number];

const OPTIONAL_PRICES: Record<OptionalPrice, { notANumber: string; subject: string }> = {
  prezzo_familiare: {
    notANumber: 'Prezzo formato familiare deve essere un numero',
    subject: 'Il prezzo formato familiare',
  },
  prezzo_al_metro: {
    notANumber: 'Prezzo al metro deve essere un numero',
    subject: 'Il prezzo al metro',
  },
};

const rangeMessage = (subject: string) => `${subject} deve essere compreso tra 0 e 9999,99`;

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function isCategory(name: string): name is CategoryName {
  return categoryNames.some((known) => known === name);
}

function outOfRange(price: number | null): boolean {
  return price !== null && (price < 0 || price > MAX_PRICE);
}

/**
 * Checks a form: the specification's five checks in their order (point 5), then ours (decisions, "Writing"), up to the
 * first broken rule.
 * @param pictureIsValid false where a file was chosen that is no picture
 * @returns the fields to write (texts trimmed, prices in euro, empty optional prices null), or the broken rule
 */
export function validateProduct(
  values: ProductValues,
  mode: FormMode,
  pictureIsValid: boolean,
): Validation {
  const broken = (message: string, ...fields: FieldName[]): Validation => ({
    valid: false,
    message,
    fields,
  });

  const { categoria } = values;
  const missing = REQUIRED.filter((name) => isBlank(values[name]));
  if (missing.length > 0) return broken(REQUIRED_MESSAGE, ...missing);
  if (!isCategory(categoria)) return broken(REQUIRED_MESSAGE, 'categoria');

  const prezzo = parsePrice(values.prezzo);
  if (prezzo === null) return broken(PRICE_MESSAGE[mode], 'prezzo');

  const optional: Pick<ValidFields, OptionalPrice> = {
    prezzo_familiare: null,
    prezzo_al_metro: null,
  };
  for (const name of OPTIONAL_PRICE_NAMES) {
    if (isBlank(values[name])) continue;
    optional[name] = parsePrice(values[name]);
    if (optional[name] === null) return broken(OPTIONAL_PRICES[name].notANumber, name);
  }
  if (!pictureIsValid) return broken(PICTURE_MESSAGE, 'image');

  const nome = values.nome.trim();
  const descrizione = values.descrizione.trim();
  if (nome.length > MAX_NAME_LENGTH) {
    return broken(`Il nome può avere al massimo ${MAX_NAME_LENGTH} caratteri`, 'nome');
  }
  if (descrizione.length > MAX_DESCRIPTION_LENGTH) {
    return broken(
      `La descrizione può avere al massimo ${MAX_DESCRIPTION_LENGTH} caratteri`,
      'descrizione',
    );
  }
  if (outOfRange(prezzo)) return broken(rangeMessage('Il prezzo'), 'prezzo');
  for (const name of OPTIONAL_PRICE_NAMES) {
    if (outOfRange(optional[name]))
      return broken(rangeMessage(OPTIONAL_PRICES[name].subject), name);
  }

  if (values.allergeniControllati === false) return broken(ALLERGENS_MESSAGE, 'allergeni');

  const allergeni = [...new Set(values.allergeni)].sort((a, b) => a - b);
  return { valid: true, fields: { nome, descrizione, allergeni, prezzo, ...optional, categoria } };
}

/** A price as a person would type it: '7,50'. More decimals than two, which only a foreign write can have, are kept. */
export function priceText(euro: number | null): string {
  if (euro === null) return '';
  const cents = euro.toFixed(2);
  return (Number(cents) === euro ? cents : String(euro)).replace('.', ',');
}

/** The values of an empty form. */
export const emptyValues: ProductValues = {
  nome: '',
  descrizione: '',
  prezzo: '',
  prezzo_familiare: '',
  prezzo_al_metro: '',
  categoria: '',
  allergeni: [],
};

/**
 * The values with which the form of a stored product opens. An unknown `categoria` becomes '' (decisions, "Routes and
 * texts").
 */
export function valuesOf(product: ProductFields): ProductValues {
  return {
    nome: product.nome,
    descrizione: product.descrizione,
    prezzo: priceText(product.prezzo),
    prezzo_familiare: priceText(product.prezzo_familiare),
    prezzo_al_metro: priceText(product.prezzo_al_metro),
    categoria: isCategory(product.categoria) ? product.categoria : '',
    allergeni: product.allergeni,
    ...(product.allergeniDaVerificare && { allergeniControllati: false }),
  };
}

const COPY_SUFFIX = ' (copia)';

/** The name of a copy. A long name is shortened, so that the copy's name keeps to MAX_NAME_LENGTH. */
function copyName(nome: string): string {
  const room = MAX_NAME_LENGTH - COPY_SUFFIX.length;
  // The cut may have left half a surrogate pair, which cannot be stored.
  const kept = nome.slice(0, room).replace(/[\uD800-\uDBFF]$/, '');
  return (kept.trimEnd() + COPY_SUFFIX).trimStart();
}

/** The values with which the form of a new product opens as a copy of a stored one. */
export function copyValuesOf(product: ProductFields): ProductValues {
  return { ...valuesOf(product), nome: copyName(product.nome) };
}
