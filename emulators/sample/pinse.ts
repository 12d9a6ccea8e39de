import {
  CROSTACEI,
  FRUTTA_A_GUSCIO,
  GLUTINE,
  LATTE,
  PESCE,
  SOIA,
  SOLFITI,
  UOVA,
} from './allergen-ids';
import { dishesIn } from './dish';

/** The dough of every pinsa mixes wheat, rice and soy flour: hence gluten and soy throughout. */
export const pinse = dishesIn('Pinse', [
  {
    nome: 'Pinsa bianca',
    etichette: ['vegano'],
    descrizione: 'Olio extravergine, sale di Cervia, rosmarino',
    allergeni: [GLUTINE, SOIA],
    prezzo: 6,
  },
  {
    nome: 'Pinsa margherita',
    etichette: ['vegetariano'],
    descrizione: 'Pomodoro, fior di latte, basilico',
    allergeni: [GLUTINE, SOIA, LATTE],
    prezzo: 9,
    picture: 'pinsa-margherita.webp',
  },
  {
    nome: 'Pinsa patate e rosmarino',
    etichette: ['vegetariano'],
    descrizione: 'Fior di latte, patate a fette sottili, rosmarino',
    allergeni: [GLUTINE, SOIA, LATTE],
    prezzo: 9.5,
    picture: 'pinsa-patate.webp',
  },
  {
    nome: 'Pinsa cacio e pepe',
    descrizione: 'Fior di latte, pecorino romano DOP, pepe nero',
    allergeni: [GLUTINE, SOIA, LATTE],
    prezzo: 10,
  },
  {
    nome: "Pinsa dell'orto",
    etichette: ['vegano'],
    descrizione: 'Crema di ceci, melanzane e zucchine alla griglia, pomodori secchi, rucola',
    allergeni: [GLUTINE, SOIA, SOLFITI],
    prezzo: 10,
  },
  {
    nome: "Pinsa all'amatriciana",
    descrizione: 'Pomodoro, guanciale croccante, pecorino romano DOP',
    allergeni: [GLUTINE, SOIA, LATTE],
    prezzo: 10.5,
  },
  {
    nome: 'Pinsa alla carbonara',
    descrizione:
      'Fior di latte, guanciale croccante, crema di uovo, pecorino romano DOP, pepe nero',
    allergeni: [GLUTINE, UOVA, SOIA, LATTE],
    prezzo: 11,
  },
  {
    nome: 'Pinsa gorgonzola, pere e noci',
    descrizione: 'Fior di latte, gorgonzola dolce DOP, pere, noci',
    allergeni: [GLUTINE, SOIA, LATTE, FRUTTA_A_GUSCIO],
    prezzo: 11,
  },
  {
    nome: 'Pinsa speck e brie',
    descrizione: 'Fior di latte, brie, speck Alto Adige IGP a fine cottura',
    allergeni: [GLUTINE, SOIA, LATTE],
    prezzo: 11,
  },
  {
    nome: 'Pinsa crudo, rucola e pomodorini',
    descrizione:
      'Fior di latte, prosciutto crudo di Parma, rucola, pomodorini, scaglie di Parmigiano Reggiano',
    allergeni: [GLUTINE, SOIA, LATTE],
    prezzo: 11.5,
    picture: 'pinsa-crudo.webp',
  },
  {
    nome: 'Pinsa salsiccia e porcini',
    descrizione: 'Fior di latte, salsiccia, funghi porcini*, prezzemolo',
    allergeni: [GLUTINE, SOIA, LATTE],
    prezzo: 11.5,
  },
  {
    nome: 'Pinsa al salmone',
    descrizione: 'Stracciatella, salmone affumicato, zucchine, scorza di limone',
    allergeni: [GLUTINE, PESCE, SOIA, LATTE],
    prezzo: 13,
  },
  {
    nome: 'Pinsa gamberi e zucchine',
    descrizione: 'Burrata, gamberi*, crema di zucchine, menta, scorza di limone',
    allergeni: [GLUTINE, CROSTACEI, SOIA, LATTE, SOLFITI],
    prezzo: 13.5,
  },
]);
