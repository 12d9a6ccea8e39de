import { FRUTTA_A_GUSCIO, GLUTINE, LATTE, PESCE, SENAPE, SESAMO, UOVA } from './allergen-ids';
import { dishesIn } from './dish';

export const panini = dishesIn('Panini', [
  {
    nome: 'Mortadella e squacquerone',
    descrizione: 'Focaccia calda, mortadella Bologna IGP con pistacchi, squacquerone',
    allergeni: [GLUTINE, LATTE, FRUTTA_A_GUSCIO],
    prezzo: 7.5,
    picture: 'panino-mortadella.webp',
  },
  {
    nome: 'Tonno e uovo',
    descrizione: "Pane di pasta di pizza, tonno all'olio d'oliva, uovo sodo, pomodoro, maionese",
    allergeni: [GLUTINE, UOVA, PESCE, SENAPE],
    prezzo: 7.5,
  },
  {
    nome: 'Romagnolo',
    descrizione: "Piadina all'olio, prosciutto crudo di Parma, squacquerone, rucola",
    allergeni: [GLUTINE, LATTE],
    prezzo: 7.5,
    picture: 'panino-romagnolo.webp',
  },
  {
    nome: 'Ortolano',
    etichette: ['vegano'],
    descrizione:
      'Pane di pasta di pizza, zucchine, melanzane e peperoni alla griglia, hummus di ceci, rucola',
    allergeni: [GLUTINE, SESAMO],
    prezzo: 8,
  },
  {
    nome: 'Panino alla parmigiana',
    descrizione:
      'Pane di pasta di pizza, melanzane fritte, pomodoro, fior di latte, Parmigiano Reggiano, basilico',
    allergeni: [GLUTINE, LATTE],
    prezzo: 8,
  },
  {
    nome: 'Porchetta',
    descrizione: 'Pane di pasta di pizza, porchetta di Ariccia IGP, provola, patate al forno',
    allergeni: [GLUTINE, LATTE],
    prezzo: 8.5,
  },
  {
    nome: 'Salsiccia alla griglia',
    descrizione: 'Pane di pasta di pizza, salsiccia, friarielli, scamorza affumicata',
    allergeni: [GLUTINE, LATTE],
    prezzo: 8.5,
  },
  {
    nome: 'Crudo e bufala',
    descrizione:
      'Focaccia calda, prosciutto crudo di Parma, mozzarella di bufala campana DOP, pomodoro, rucola',
    allergeni: [GLUTINE, LATTE],
    prezzo: 9,
  },
  {
    nome: 'Pollo croccante',
    descrizione:
      'Pane morbido al sesamo con burro e uovo, petto di pollo* impanato, lattuga, maionese',
    allergeni: [GLUTINE, UOVA, LATTE, SENAPE, SESAMO],
    prezzo: 9.5,
  },
  {
    nome: 'Hamburger Tre Spighe',
    descrizione:
      'Pane morbido al sesamo con burro e uovo, hamburger di manzo da 180 g, lattuga, pomodoro, maionese',
    allergeni: [GLUTINE, UOVA, LATTE, SENAPE, SESAMO],
    prezzo: 10.5,
    picture: 'panino.webp',
  },
  {
    nome: 'Cheeseburger alla pancetta',
    descrizione:
      'Pane morbido al sesamo con burro e uovo, hamburger di manzo da 180 g, cheddar, pancetta croccante, cipolla, senape',
    allergeni: [GLUTINE, UOVA, LATTE, SENAPE, SESAMO],
    prezzo: 11.5,
  },
]);
