import type { WritableProduct } from '../../src/domain/product/product';

/** A product that the rules accept. */
export const margherita: WritableProduct = {
  nome: 'Margherita',
  descrizione: 'Pomodoro, fiordilatte, basilico',
  allergeni: [1, 7],
  image: null,
  prezzo: 7.5,
  prezzo_familiare: 15,
  prezzo_al_metro: null,
  categoria: 'Pizze classiche',
};
