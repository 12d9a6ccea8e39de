import { allergenAnswer, allergensOf, allergenTexts } from '../domain/product/allergens';
import { type FieldPlace, type FieldsOf, fields, textNames } from '../domain/product/fields';
import { marksOf } from '../domain/product/marks';
import type { Product } from '../domain/product/product';
import { shownText } from '../domain/product/shown';
import { shownPrices } from '../domain/product/sizes';

export type Item = ReturnType<typeof toItem>;

/** The texts of a dish beside its name and its ingredients, which have places of their own. Empty ones are left out. */
export function notesOf(product: Texts) {
  return textNames.flatMap((name) => {
    const { role, places }: { role: string; places: readonly FieldPlace[] } = fields[name];
    const isNote = role === 'warning' || role === 'note';
    return isNote && product[name] !== '' ? { name, role, places, text: product[name] } : [];
  });
}

/** Maps a stored product to its card. A price that its category does not have is null, which is not shown. */
export function toItem(product: Product) {
  const prices = shownPrices(product);
  return {
    name: shownText('nome', product.nome),
    description: shownText('descrizione', ownDescription(product)),
    image: product.image,
    price: product.prezzo,
    familyPrice: prices.includes('prezzo_familiare') ? product.prezzo_familiare : null,
    meterPrice: prices.includes('prezzo_al_metro') ? product.prezzo_al_metro : null,
    allergens: allergensOf(product.allergeni),
    marks: marksOf(product),
    notes: notesOf(product),
    /** The state of its allergen information: `allergens` alone do not tell whether there are others. */
    allergenAnswer: allergenAnswer(product),
  };
}

type Texts = Pick<Product, FieldsOf<'text'>>;

/** A dish's allergens, in words: for paper and for search engines, which have no badges. */
export function declaredAllergens(item: Pick<Item, 'allergens' | 'allergenAnswer'>): string {
  const names = item.allergens.map(({ name }) => name).join(', ');
  const declared = names === '' ? [] : `Allergeni: ${names}`;
  return [declared, allergenTexts[item.allergenAnswer] || []].flat().join('. ');
}

/** A text without what `foldName` leaves out too, but for numerals: the vocabulary of names is too heavy for guests' pages. */
const essenceOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The description, '' if it only says the name again: an imported drink has taken its name. */
function ownDescription({ nome, descrizione }: Texts): string {
  return essenceOf(nome) === essenceOf(descrizione) ? '' : descrizione;
}

/** Asterisks directly after a word, whichever of their kind. */
const MARKED = /[\p{L}\p{M}\p{N})](?<mark>[*＊∗⁎﹡✱]+)/gu;

/** Whether a text explains a mark: it stands before its explanation, as in '*min. 2 persone'. */
const explains = (text: string, mark: string) =>
  [...text.matchAll(/(?<![\p{L}\p{M}\p{N})*＊∗⁎﹡✱])[*＊∗⁎﹡✱]+(?=\s*\p{L})/gu)].some(
    ([found]) => found.length === mark.length,
  );

/**
 * Whether one of the dishes is marked as frozen, so that the page must show the legend: by asterisks directly after a word that the
 * dish's own texts do not explain.
 */
export function hasFrozen(dishes: readonly Texts[]): boolean {
  return dishes.some((dish) => {
    const texts = textNames.map((name) => dish[name]);
    const marks = texts.flatMap((text) => [...text.matchAll(MARKED)].map(({ groups }) => groups));
    return marks.some((groups) => !texts.some((text) => explains(text, groups?.mark ?? '')));
  });
}
