/**
 * The fields of a product, defined once: schemas, form values, columns, comparisons and words are derived from this table. Only
 * firestore.rules repeat it, by hand, and tests/rules/agreement keeps the two in step. A new field is a new entry here; a new
 * kind does not compile until every module that depends on kinds handles it (`fieldsByKind`).
 */
export const fields = {
  nome: { kind: 'text', label: 'Nome', article: 'Il', longest: 120 },
  descrizione: { kind: 'text', label: 'Descrizione', article: 'La', longest: 1000 },
  allergeni: { kind: 'allergens', label: 'Allergeni' },
  image: { kind: 'picture', label: 'Immagine' },
  prezzo: { kind: 'price', label: 'Prezzo', article: 'Il' },
  prezzo_familiare: { kind: 'optionalPrice', label: 'Prezzo formato familiare', article: 'Il' },
  prezzo_al_metro: { kind: 'optionalPrice', label: 'Prezzo al metro', article: 'Il' },
  categoria: { kind: 'category', label: 'Categoria' },
  etichette: { kind: 'marks', label: 'Etichette' },
  nascosto: { kind: 'flag', label: 'Nascosto dal menu' },
} as const satisfies Record<string, FieldSpec>;

/** One entry of the table. */
type FieldSpec = {
  /**
   * A text is never empty. Prices are in euro; 0 is not shown, an optional one may be null, as may a picture's URL. Allergens
   * and marks are ids, without duplicates. A document may lack marks and a flag, which means none and false.
   */
  kind: string;
  /** Its name in the reserved area. */
  label: string;
  /** The article of the label, for sentences that begin with it: see `subjectOf`. */
  article?: 'Il' | 'La';
  /** How long a text may be, in UTF-16 units. */
  longest?: number;
};

/** The beginning of a sentence about a field: 'Il prezzo al metro'. */
export function subjectOf({ article, label }: { article: string; label: string }): string {
  return `${article} ${label.toLowerCase()}`;
}

/** The stored name of a field. */
export type FieldName = keyof typeof fields;

/** The kind of a field. */
type KindOf<Name extends FieldName> = (typeof fields)[Name]['kind'];
export type FieldKind = KindOf<FieldName>;

/** The table's entries for fields of one kind. */
type SpecOf<Kind extends FieldKind> = Extract<(typeof fields)[FieldName], { kind: Kind }>;

/** The names of the fields of one kind. */
export type FieldsOf<Kind extends FieldKind> = {
  [Name in FieldName]: KindOf<Name> extends Kind ? Name : never;
}[FieldName];

/** The stored names, in the order of the table. */
export const fieldNames = Object.keys(fields) as readonly FieldName[];

/** The names of the fields of some kinds, in the order of the table. */
export function fieldsOf<Kind extends FieldKind>(...kinds: readonly Kind[]): FieldsOf<Kind>[] {
  const wanted: readonly FieldKind[] = kinds;
  return fieldNames.filter((name): name is FieldsOf<Kind> => wanted.includes(fields[name].kind));
}

/** One function for each kind of field. */
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
