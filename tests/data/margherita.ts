import { product } from '../product';

/** A product with two prices. */
export const margherita = product({ prezzo_familiare: 15 });
