import { resolve } from 'node:path';
import * as v from 'valibot';
import type { DishCategoryName } from '../../src/domain/product/categories';
import { type WritableProduct, writableProduct } from '../../src/domain/product/validation';

/** The folder of the pictures that the dishes name. */
export const PICTURES = resolve(import.meta.dirname, 'pictures');

/** A product of the sample menu before it is written: `picture` names a file of PICTURES. */
export type SampleDish = Omit<WritableProduct, 'image'> & { picture: string | null };

type Entry = Pick<WritableProduct, 'nome' | 'descrizione' | 'allergeni' | 'prezzo'> &
  Partial<Omit<SampleDish, 'categoria'>>;

/** Completes the entries of one category: fields that most dishes lack default to null, and every dish answers for its allergens. */
export function dishesIn(categoria: DishCategoryName, entries: readonly Entry[]): SampleDish[] {
  return entries.map((entry) => ({
    prezzo_familiare: null,
    prezzo_al_metro: null,
    picture: null,
    ...(entry.allergeni.length === 0 && { nessunAllergene: true }),
    ...entry,
    categoria,
  }));
}

/** The id of a dish's document, the same at every load: 'Tiramisù della casa' is 'tiramisu-della-casa'. */
export function documentId({ nome }: Pick<SampleDish, 'nome'>): string {
  return nome
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The dish as a document of `prodotti`: its stored fields and nothing else.
 * @param image the download URL of its picture, or null
 * @throws Error that names the dish, if the app would refuse to write it
 */
export function productOf(dish: SampleDish, image: string | null): WritableProduct {
  const { picture: _, ...fields } = dish;
  const parsed = v.safeParse(writableProduct, { ...fields, image });
  if (parsed.success) return parsed.output;
  throw new Error(`Sample dish '${dish.nome}' cannot be written:\n${v.summarize(parsed.issues)}`);
}
