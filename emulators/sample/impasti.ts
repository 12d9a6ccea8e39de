import { GLUTINE, LATTE, LUPINI, SESAMO, SOIA } from './allergen-ids';
import { dishesIn } from './dish';

/** The price is the surcharge of a dough on the price of the pizza; 0 means that it is included. */
export const impasti = dishesIn('I nostri impasti', [
  {
    nome: 'Classico 48 ore',
    etichette: ['vegano'],
    descrizione:
      'Farina di grano tenero tipo 0, lievito madre, olio extravergine, lievitazione di 48 ore. Compreso nel prezzo di ogni pizza',
    allergeni: [GLUTINE],
    prezzo: 0,
    picture: 'impasti.webp',
  },
  {
    nome: 'Sottile e croccante',
    etichette: ['vegano'],
    descrizione: 'Lo stesso impasto di grano tenero, steso al mattarello. Senza supplemento',
    allergeni: [GLUTINE],
    prezzo: 0,
  },
  {
    nome: 'Integrale a pietra',
    etichette: ['vegano'],
    descrizione:
      'Farina integrale di grano tenero macinata a pietra, lievitazione di 36 ore. Supplemento',
    allergeni: [GLUTINE],
    prezzo: 1,
  },
  {
    nome: 'Farro',
    etichette: ['vegano'],
    descrizione:
      "Farina di farro dell'Appennino e farina di grano tenero, lievitazione di 30 ore. Supplemento",
    allergeni: [GLUTINE],
    prezzo: 1.5,
  },
  {
    nome: 'Cereali e semi',
    etichette: ['vegano'],
    descrizione:
      'Farine di grano tenero, segale, orzo e avena, semi di sesamo, girasole e lino. Supplemento',
    allergeni: [GLUTINE, SESAMO],
    prezzo: 1.5,
  },
  {
    nome: 'Pinsa',
    etichette: ['vegano'],
    descrizione:
      'Farine di grano tenero, riso e soia, tanta acqua, lievitazione di 48 ore. Supplemento su ogni pizza',
    allergeni: [GLUTINE, SOIA],
    prezzo: 2,
  },
  {
    nome: 'Bordo ripieno',
    etichette: ['vegetariano'],
    descrizione:
      'Il classico 48 ore di grano tenero, con ricotta vaccina nel cornicione. Supplemento',
    allergeni: [GLUTINE, LATTE],
    prezzo: 2,
  },
  {
    nome: 'Riso, mais e lupini',
    etichette: ['vegano'],
    descrizione: 'Farine di riso, mais, grano saraceno e lupini. Supplemento',
    avvertenza: 'Non adatto a chi è celiaco: si lavora nello stesso forno',
    allergeni: [LUPINI],
    prezzo: 2.5,
  },
]);
