import { FRUTTA_A_GUSCIO, GLUTINE, LATTE, SOLFITI } from './allergen-ids';
import { dishesIn } from './dish';

/** In the order in which one asks for them at the table, which no price says. */
export const bibite = dishesIn('Bibite', [
  // Acqua e bibite.
  {
    nome: 'Acqua naturale',
    etichette: ['vegano'],
    descrizione: 'Bottiglia di vetro da 75 cl',
    allergeni: [],
    prezzo: 2.5,
  },
  {
    nome: 'Acqua frizzante',
    etichette: ['vegano'],
    descrizione: 'Bottiglia di vetro da 75 cl',
    allergeni: [],
    prezzo: 2.5,
  },
  {
    nome: 'Acqua in caraffa',
    etichette: ['vegano'],
    descrizione: 'Acqua di rete, fresca, al tavolo',
    allergeni: [],
    prezzo: 1,
  },
  {
    nome: 'Cola',
    etichette: ['vegano'],
    descrizione: 'Lattina da 33 cl',
    allergeni: [],
    prezzo: 3,
  },
  {
    nome: 'Cola senza zucchero',
    etichette: ['vegano'],
    descrizione: 'Lattina da 33 cl',
    allergeni: [],
    prezzo: 3,
  },
  {
    nome: 'Aranciata',
    etichette: ['vegano'],
    descrizione: 'Lattina da 33 cl',
    allergeni: [],
    prezzo: 3,
  },
  {
    nome: 'Chinotto',
    etichette: ['vegano'],
    descrizione: 'Bottiglia da 27,5 cl',
    allergeni: [],
    prezzo: 3.5,
  },
  {
    nome: 'Gassosa',
    etichette: ['vegano'],
    descrizione: 'Bottiglia da 27,5 cl',
    allergeni: [],
    prezzo: 3.5,
  },
  {
    nome: 'Succo di frutta',
    etichette: ['vegano', 'bambini'],
    descrizione: 'Pera, pesca o albicocca, bottiglia da 20 cl',
    allergeni: [],
    prezzo: 3,
  },
  {
    nome: 'Tè freddo',
    etichette: ['vegano'],
    descrizione: 'Al limone o alla pesca, lattina da 33 cl',
    allergeni: [],
    prezzo: 3,
  },
  // Birre.
  {
    nome: 'Birra chiara piccola',
    descrizione: 'Birra lager alla spina, 20 cl, 4,8%',
    allergeni: [GLUTINE],
    prezzo: 3.5,
  },
  {
    nome: 'Birra chiara media',
    descrizione: 'Birra lager alla spina, 40 cl, 4,8%',
    allergeni: [GLUTINE],
    prezzo: 5.5,
  },
  {
    nome: 'Birra rossa media',
    descrizione: 'Birra doppio malto alla spina, 40 cl, 6,5%',
    allergeni: [GLUTINE],
    prezzo: 6,
  },
  {
    nome: 'Birra di grano',
    descrizione: 'Birra weizen non filtrata, bottiglia da 50 cl, 5,4%',
    allergeni: [GLUTINE],
    prezzo: 6,
  },
  {
    nome: 'Birra artigianale',
    descrizione: "Birra IPA di un birrificio dell'Appennino, bottiglia da 33 cl, 6%",
    allergeni: [GLUTINE],
    prezzo: 6,
  },
  {
    nome: 'Birra analcolica',
    descrizione: 'Birra lager, bottiglia da 33 cl',
    allergeni: [GLUTINE],
    prezzo: 4.5,
  },
  // Vini.
  {
    nome: 'Calice di Pignoletto',
    descrizione: 'Vino bianco frizzante dei Colli Bolognesi, 15 cl',
    allergeni: [SOLFITI],
    prezzo: 4.5,
  },
  {
    nome: 'Calice di Sangiovese',
    descrizione: 'Vino rosso di Romagna DOC, 15 cl',
    allergeni: [SOLFITI],
    prezzo: 4.5,
  },
  {
    nome: 'Lambrusco Grasparossa',
    descrizione: 'Vino rosso frizzante di Castelvetro DOC, bottiglia da 75 cl',
    allergeni: [SOLFITI],
    prezzo: 16,
  },
  {
    nome: 'Spritz',
    descrizione: "Vino frizzante, bitter all'arancia, seltz, arancia",
    allergeni: [SOLFITI],
    prezzo: 6,
  },
  // Caffè e amari.
  {
    nome: 'Caffè',
    etichette: ['vegano'],
    descrizione: 'Espresso, anche decaffeinato',
    allergeni: [],
    prezzo: 1.4,
  },
  {
    nome: 'Caffè macchiato',
    etichette: ['vegetariano'],
    descrizione: 'Espresso con latte caldo',
    allergeni: [LATTE],
    prezzo: 1.5,
  },
  {
    nome: "Caffè d'orzo",
    etichette: ['vegano'],
    descrizione: 'Orzo tostato, in tazza piccola o grande',
    allergeni: [GLUTINE],
    prezzo: 1.6,
  },
  { nome: 'Amaro alle erbe', descrizione: 'Bicchierino da 4 cl', allergeni: [], prezzo: 3.5 },
  {
    nome: 'Limoncino',
    descrizione: 'Infuso di scorze di limone, 4 cl',
    allergeni: [],
    prezzo: 3.5,
  },
  {
    nome: 'Nocino',
    descrizione: 'Liquore di noci verdi di Modena, 4 cl',
    allergeni: [FRUTTA_A_GUSCIO],
    prezzo: 3.5,
  },
]).map((dish, at) => ({ ...dish, posizione: at + 1 }));
