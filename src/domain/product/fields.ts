import { LONGEST } from './shown';

/**
 * The fields of a product, defined once, with what each is for: schemas, form, columns, comparisons and words are derived from
 * this table, and so is where a text is shown and searched. Only firestore.rules repeat it, by hand, and tests/rules/agreement
 * keeps the two in step; tests/pages/fields looks for each text in all its places. A new field is a new entry here; a new kind
 * does not compile until every module that depends on kinds handles it (`fieldsByKind`).
 */
export const fields = {
  nome: {
    kind: 'text',
    label: 'Nome',
    article: 'Il',
    longest: LONGEST.nome,
    form: 'texts',
    role: 'name',
    places: ['card', 'dialog', 'waiter', 'paper', 'register', 'row', 'search'],
  },
  descrizione: {
    kind: 'text',
    label: 'Descrizione',
    article: 'La',
    longest: LONGEST.descrizione,
    form: 'texts',
    role: 'ingredients',
    places: ['card', 'dialog', 'paper', 'register', 'row', 'search'],
  },
  allergeni: { kind: 'allergens', label: 'Allergeni', form: 'below' },
  image: { kind: 'picture', label: 'Immagine', form: 'beside' },
  prezzo: { kind: 'price', label: 'Prezzo', form: 'prices' },
  prezzo_familiare: {
    kind: 'optionalPrice',
    label: 'Prezzo formato familiare',
    guestLabel: 'Prezzo Maxi',
    form: 'prices',
  },
  prezzo_al_metro: { kind: 'optionalPrice', label: 'Prezzo al metro', form: 'prices' },
  categoria: { kind: 'category', label: 'Categoria', form: 'beside' },
  avvertenza: {
    kind: 'text',
    label: 'Avvertenza',
    article: "L'",
    longest: 120,
    form: 'below',
    optional: true,
    role: 'warning',
    places: ['card', 'dialog', 'waiter', 'paper', 'register', 'row', 'search'],
  },
  etichette: { kind: 'marks', label: 'Etichette', form: 'below', optional: true },
  nascosto: { kind: 'flag', label: 'Nascosto dal menu', form: 'below', optional: true },
  nessunAllergene: { kind: 'noAllergens', label: 'Nessun allergene', optional: true },
  posizione: { kind: 'position', label: 'Posizione', article: 'La', optional: true },
} as const satisfies Record<string, FieldSpec | TextSpec>;

type FieldSpec = {
  /**
   * Prices are in euro; 0 is not shown, an optional one may be null, as may a picture's URL. Allergens and marks are ids, without
   * duplicates. `noAllergens` is true if somebody said that there are none (`allergenAnswer`). A position in the category is a
   * whole number from 1, or null.
   */
  kind:
    | 'allergens'
    | 'noAllergens'
    | 'picture'
    | 'price'
    | 'optionalPrice'
    | 'category'
    | 'marks'
    | 'flag'
    | 'position';
  /** Its name in the reserved area. */
  label: string;
  /** Its name where guests read it, if that is another one. Only the form and its messages have `label` then. */
  guestLabel?: string;
  /** The article of the label, if it is not 'Il', for sentences that begin with it: see `subjectOf`. */
  article?: 'La' | "L'";
  /** Where its control is in the form, if it has one of its own: see FormFields. Within a group the order is the table's. */
  form?: FormGroup;
  /** Whether a document may lack it: that means '', none, null or false. */
  optional?: true;
};

/** The entry of a text, which is never empty unless it is optional. */
type TextSpec = Omit<FieldSpec, 'kind' | 'article'> & {
  kind: 'text';
  article: 'Il' | 'La' | "L'";
  /** How long it may be, in UTF-16 units. */
  longest: number;
  /** A warning is directly below the name, is never cut, and stays on a list that has changed; a note is after the ingredients. */
  role: TextRole;
  /** A card is also in brief, in the results of the search and on a printed category. */
  places: readonly FieldPlace[];
};

export type TextRole = 'name' | 'warning' | 'ingredients' | 'note';

export type FormGroup = 'texts' | 'prices' | 'beside' | 'below';

/**
 * Where texts are shown: `paper` is the printed menu, `waiter` the screen that a guest holds up, `row` the reserved list. In the
 * `search` guests and staff find dishes by their words.
 */
export type FieldPlace = 'card' | 'dialog' | 'waiter' | 'paper' | 'register' | 'row' | 'search';

/** The beginning of a sentence about a field: 'Il prezzo al metro'. */
export function subjectOf({ article = 'Il', label }: { article?: string; label: string }): string {
  return `${article} ${label.toLowerCase()}`.replace("' ", "'");
}

/** The name of a field as guests read it: 'Prezzo Maxi'. */
export function guestLabel(name: FieldName): string {
  const { label, guestLabel = label }: { label: string; guestLabel?: string } = fields[name];
  return guestLabel;
}

export type FieldName = keyof typeof fields;

export type KindOf<Name extends FieldName> = (typeof fields)[Name]['kind'];
type FieldKind = KindOf<FieldName>;

type SpecOf<Kind extends FieldKind> = Extract<(typeof fields)[FieldName], { kind: Kind }>;

export type FieldsOf<Kind extends FieldKind> = {
  [Name in FieldName]: KindOf<Name> extends Kind ? Name : never;
}[FieldName];

/**
 * The format of the lists that phones store. Raise it with each change of the table: a stored list of another format lacks what this
 * one has, and counts as absent.
 */
export const STORED_FORMAT = 1;

/** The stored names, in the order of the table. */
export const fieldNames = Object.keys(fields) as readonly FieldName[];

/** A field with what belongs to it: `nessunAllergene` is a part of `allergeni`, and never stands alone. */
export type UnitName = Exclude<FieldName, FieldsOf<'noAllergens'>>;

/** The units that are compared, undone, exported and said as one, in the order of the table. */
export const unitNames = fieldNames.filter(
  (name): name is UnitName => fields[name].kind !== 'noAllergens',
);

/** The names of the fields of some kinds, in the order of the table. */
export function fieldsOf<Kind extends FieldKind>(...kinds: readonly Kind[]): FieldsOf<Kind>[] {
  const wanted: readonly FieldKind[] = kinds;
  return fieldNames.filter((name): name is FieldsOf<Kind> => wanted.includes(fields[name].kind));
}

type PerKind = { [Kind in FieldKind]: (spec: SpecOf<Kind>, name: FieldsOf<Kind>) => unknown };

/** The result of `PerKind` for each field. */
type PerField<Make extends PerKind> = { [Name in FieldName]: ReturnType<Make[KindOf<Name>]> };

/** Makes something of each field, by its kind: a schema, an empty value, a cell. */
export function fieldsByKind<Make extends PerKind>(make: Make): PerField<Make> {
  const made: Partial<Record<FieldName, unknown>> = {};
  for (const name of fieldNames) {
    const makeOne: (spec: never, name: never) => unknown = make[fields[name].kind];
    made[name] = makeOne(fields[name] as never, name as never);
  }
  return made as PerField<Make>;
}

export const textNames = fieldsOf('text');

/** The fields that may be null. A document that was written by hand may lack them; what the app writes has them. */
export const nullableNames = fieldsOf('optionalPrice', 'picture');

export type OptionalName = {
  [Name in FieldName]: (typeof fields)[Name] extends { optional: true } ? Name : never;
}[FieldName];

/** Whether a document may lack a field. */
export const isOptional = (name: FieldName): name is OptionalName => 'optional' in fields[name];

/** The texts of a product in which a search looks. @param but the role of those that do not count */
export function searchedTexts(
  product: Readonly<Record<FieldsOf<'text'>, string>>,
  but?: TextRole,
): string[] {
  return textNames.flatMap((name) => {
    const { places, role }: Pick<TextSpec, 'places' | 'role'> = fields[name];
    return places.includes('search') && role !== but ? product[name] : [];
  });
}
