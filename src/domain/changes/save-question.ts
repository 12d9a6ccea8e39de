import { type NamedAllergen, newlyOmitted } from '../allergens/named-allergens';
import { allergenAnswer, allergensOf } from '../product/allergens';
import { type FieldName, fieldsOf, guestLabel } from '../product/fields';
import { formatPrice } from '../product/price';
import type { Product } from '../product/product';
import { suggestedInWords } from '../product/words';
import { type Change, withChanges } from './change';
import { isJump } from './slips';

/*
 * The one question before a save, whoever writes: whether a dish loses an allergen, has none although its words name one, newly
 * names one that it does not declare, or gets a price that is at least double, or at most half, of the one that stands.
 */

/** A price that may be a slip, in euro. */
export type PriceJump = { field: FieldName; from: number; to: number };

/** What somebody has to confirm before a change is written. */
export type SaveDoubt = {
  change: Change;
  /** The ids that are stored now, and no longer after the change. */
  lost: readonly number[];
  /** What the dish's words name although it would have none, or would not declare it. */
  named: readonly NamedAllergen[];
  /** Whether the answer after the change is that the dish has no allergen. */
  isNone: boolean;
  prices: readonly PriceJump[];
};

/** The fields that say what a dish has in it. */
const SAYING: readonly FieldName[] = ['nome', 'descrizione', 'avvertenza', 'allergeni'];

/** Where a change comes from: an undo of the line gives back what stood, so it asks about allergens alone. */
type Origin = { isUndo?: boolean };

/**
 * What a change must not do in silence, compared with the product as it is stored now.
 * @param stored null if there is none
 * @returns null if nobody has to look
 */
export function saveDoubt(
  change: Change,
  stored: Product | null,
  { isUndo = false }: Origin = {},
): SaveDoubt | null {
  const { before, after: fields } = change;
  // Of a product that is gone nothing will be written.
  const [after] =
    fields && (stored || before === null) ? withChanges(stored ? [stored] : [], [change]) : [];
  if (!fields || !after) return null;
  const lost = stored?.allergeni.filter((id) => !after.allergeni.includes(id)) ?? [];
  const [was, is] = [stored && allergenAnswer(stored), allergenAnswer(after)];
  const isNone = is === 'none';
  // A dish that an undo brings back is as it stood.
  const isSaid = stored ? SAYING.some((name) => fields[name] !== undefined) : !isUndo;
  const named = isSaid ? newlyOmitted(after, stored).filter(({ isSure }) => isNone || isSure) : [];
  const prices = isUndo ? [] : jumpsIn(fields, stored);
  // An undo may bring back an answer that somebody has taken back, or allergens that nobody has checked.
  const isLooser =
    isUndo &&
    stored !== null &&
    ((was !== 'none' && isNone) || (was === 'toVerify' && is !== 'toVerify'));
  const isDoubted = lost.length + named.length + prices.length > 0 || isLooser;
  return isDoubted ? { change, lost, named, isNone, prices } : null;
}

function jumpsIn(fields: NonNullable<Change['after']>, stored: Product | null): PriceJump[] {
  return fieldsOf('price', 'optionalPrice').flatMap((field) => {
    const [from, to] = [stored?.[field], fields[field]];
    return from && to && isJump(from, to) ? { field, from, to } : [];
  });
}

/** The doubts about changes, in their order. @param stored the products as they are stored now */
export function saveDoubts(
  changes: readonly Change[],
  stored: readonly Product[],
  origin?: Origin,
): SaveDoubt[] {
  const byId = new Map(stored.map((product) => [product.id, product]));
  return changes.flatMap((change) => saveDoubt(change, byId.get(change.id) ?? null, origin) ?? []);
}

const namesOf = (ids: readonly number[]) => allergensOf(ids).map(({ name }) => name);

/** Why to look, a sentence each: 'Adesso dichiara anche: Pesce.', 'Prezzo: da € 8,40 a € 840,00.' */
export function reasonsOf({ lost, named, prices }: SaveDoubt): string[] {
  return [
    ...(lost.length > 0 ? [`Adesso dichiara anche: ${namesOf(lost).join(', ')}.`] : []),
    ...(named.length > 0 ? [`${suggestedInWords(named)}.`] : []),
    ...prices.map(
      ({ field, from, to }) =>
        `${guestLabel(field)}: da ${formatPrice(from)} a ${formatPrice(to)}.`,
    ),
  ];
}

/** What is asked about one dish, a sentence for each reason. */
export type DoubtedDish = { change: Change; nome: string; reasons: readonly string[] };

/** Dishes of which the same is asked. */
export type DoubtGroup = { title: string; hint: string; dishes: readonly DoubtedDish[] };

/** The question in words. */
export type SaveQuestion = {
  title: string;
  /** The name of the dish that ends the title, which a page sets apart; null if it ends with its question mark. */
  about: string | null;
  confirm: string;
  /** Whether a dish loses allergens, or is said to have none: then the question is about that first of all. */
  isAboutFewer: boolean;
  groups: readonly DoubtGroup[];
};

const inARow = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' e $1');

/** The title and the answer for one dish: of several doubts the one that harms most has the title, and the text has all. */
function wordsFor({ lost, named, isNone, prices }: SaveDoubt) {
  const [price] = prices;
  const saves = price ? 'Sì, salva così' : null;
  if (lost.length + named.length === 0 && price) {
    const to = formatPrice(price.to);
    return { title: `Da ${formatPrice(price.from)} a ${to}?`, confirm: `Sì, ${to}` };
  }
  if (isNone) return { title: 'Davvero nessun allergene in', confirm: saves ?? 'Sì, nessuno' };
  if (lost.length > 0) {
    return { title: 'Davvero meno allergeni in', confirm: saves ?? 'Sì, meno allergeni' };
  }
  if (named.length === 0) return { title: 'Allergeni da guardare in', confirm: 'Sì, salva così' };
  const names = inARow(namesOf(named.map(({ id }) => id)));
  return { title: `Salvo senza ${names}?`, confirm: 'Sì, salva così' };
}

const isFewer = ({ lost, isNone, named, prices }: SaveDoubt) =>
  lost.length > 0 || (isNone && named.length > 0) || named.length + prices.length === 0;

/** The dishes by what is asked of them, those that harm most first. */
function groupsOf(doubts: readonly SaveDoubt[]): DoubtGroup[] {
  const isNamed = (doubt: SaveDoubt) => !isFewer(doubt) && doubt.named.length > 0;
  const groups = [
    {
      title: 'Con meno allergeni di adesso, o nessuno',
      hint: 'Chi evita un allergene vedrà questi piatti tra quelli che può scegliere. Controlla gli ingredienti prima.',
      doubts: doubts.filter(isFewer),
    },
    {
      title: 'Le parole nominano altri allergeni',
      hint: 'Chi evita quegli allergeni può vedere questi piatti tra quelli che può scegliere.',
      doubts: doubts.filter(isNamed),
    },
    {
      title: 'Prezzi che raddoppiano o si dimezzano',
      hint: 'Guarda la virgola.',
      doubts: doubts.filter((doubt) => !isFewer(doubt) && !isNamed(doubt)),
    },
  ];
  return groups
    .filter((group) => group.doubts.length > 0)
    .map(({ title, hint, doubts: own }) => {
      const dishes = own.map((doubt) => {
        const { change } = doubt;
        return { change, nome: change.after?.nome ?? change.nome, reasons: reasonsOf(doubt) };
      });
      return { title, hint, dishes };
    });
}

/**
 * The one question about a save, whatever it writes: a form's dish, a row, many prices, a file, an undo.
 * @param stored the products as they are stored now
 * @returns null if nobody has to be asked
 */
export function saveQuestion(
  changes: readonly Change[],
  stored: readonly Product[],
  origin: Origin = {},
): SaveQuestion | null {
  const doubts = saveDoubts(changes, stored, origin);
  const [first] = doubts;
  if (!first) return null;
  const groups = groupsOf(doubts);
  const isAboutFewer = doubts.some(isFewer);
  if (doubts.length === 1) {
    const words = wordsFor(first);
    const nome = first.change.after?.nome ?? first.change.nome;
    const about = words.title.endsWith('?') ? null : nome;
    return { ...words, about, isAboutFewer, groups };
  }
  const less = origin.isUndo ? 'Rimettere meno allergeni di adesso?' : 'Salvare meno allergeni?';
  const isNamed = doubts.some(({ named }) => named.length > 0);
  const others = isNamed ? 'Salvare senza questi allergeni?' : 'Salvare questi prezzi?';
  const title = isAboutFewer ? less : others;
  return { title, about: null, confirm: 'Sì, salva così', isAboutFewer, groups };
}
