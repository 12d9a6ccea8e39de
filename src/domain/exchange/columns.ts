import { contentWordsOf, wordsOfTable } from '../fold';
import { fields, guestLabel, type UnitName, unitNames } from '../product/fields';

/** The name of a column: a stored name, or the id. */
export type CsvColumn = 'id' | UnitName;

/** A heading whose answers are the opposite of those of `nascosto`. */
export const AVAILABLE = 'disponibile';

/** What a heading means. */
export type Heading = CsvColumn | typeof AVAILABLE;

/** The columns of the menu's CSV, in the order of its header. */
export const columns: readonly CsvColumn[] = ['id', ...unitNames];

/** Other names of a column: its words folded, without those of NEUTRAL. */
const SYNONYMS: Partial<Record<Heading, string>> = {
  id: 'codice, cod',
  nome: 'piatto, prodotto, pizza, denominazione, titolo, articolo, voce, name, dish',
  descrizione:
    'ingredienti, ingrediente, descrizione ingredienti, ingredienti descrizione, composizione, description, ingredients',
  allergeni: 'allergene, sostanze allergeniche, contiene allergeni, allergens',
  image: 'foto, fotografia, immagini, indirizzo immagine, url immagine, url foto, picture',
  prezzo:
    'prezzi, prezzo base, prezzo normale, prezzo unitario, prezzo vendita, costo, euro, price',
  prezzo_familiare: 'familiare, formato familiare, prezzo famiglia, maxi, formato maxi',
  prezzo_al_metro: 'metro, prezzo metro',
  categoria: 'categorie, tipo, tipologia, sezione, reparto, gruppo, portata, category',
  avvertenza: 'avvertenze',
  etichette: 'etichetta',
  nascosto: 'nascosta',
  disponibile: 'disponibile, disponibilita, attivo, attiva, visibile, pubblicato, vendita',
};

/** Words of a heading that name no column beside others: 'Nome del piatto', 'Prezzo in €', 'Allergeni (Reg. UE 1169/2011)'. */
const NEUTRAL = new Set(
  wordsOfTable(`piatto prodotto pizza menu euro eur iva inclusa elenco lista presenti numero numeri n max obbligatorio opzionale reg
    regolamento ue 1169 2011 120 1000`),
);

function keyOf(heading: string): string {
  const words = contentWordsOf(heading.replace(/€/g, ' euro '));
  const saying = words.filter((word) => !NEUTRAL.has(word));
  return (saying.length > 0 ? saying : words).join(' ');
}

const labelled = new Map<string, CsvColumn>([
  ...columns.map((column): [string, CsvColumn] => [keyOf(column.replace(/_/g, ' ')), column]),
  ...unitNames.flatMap((name): [string, CsvColumn][] =>
    [fields[name].label, guestLabel(name)].map((label) => [keyOf(label), name]),
  ),
]);

const headings: readonly Heading[] = [...columns, AVAILABLE];

const synonyms = new Map<string, Heading>(
  headings.flatMap((heading) =>
    (SYNONYMS[heading]?.split(', ') ?? []).map((words): [string, Heading] => [words, heading]),
  ),
);

/** The column to which a heading belongs. */
const columnOf = (heading: Heading): CsvColumn => (heading === AVAILABLE ? 'nascosto' : heading);

/**
 * Reads a row as a header: what its headings mean, in order, null for one that is unknown. A synonym is unknown beside the name or
 * label of the same column.
 */
export function readHeader(headings: readonly string[]): (Heading | null)[] {
  const keys = headings.map((heading) => keyOf(heading.replace(/_/g, ' ')));
  const named = keys.map((key) => labelled.get(key));
  return keys.map((key, index) => {
    const synonym = synonyms.get(key) ?? null;
    return named[index] ?? (synonym && named.includes(columnOf(synonym)) ? null : synonym);
  });
}

/**
 * Whether rows with these columns say which dish they are about. The category may also stand in headings between the rows, if the
 * file has prices by which those are told from dishes.
 */
export const identifies = (found: readonly (Heading | null)[]) =>
  found.includes('id') ||
  (found.includes('nome') && (found.includes('categoria') || found.includes('prezzo')));
