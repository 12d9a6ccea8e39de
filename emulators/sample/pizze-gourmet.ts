import {
  CROSTACEI,
  FRUTTA_A_GUSCIO,
  GLUTINE,
  LATTE,
  MOLLUSCHI,
  PESCE,
  SEDANO,
  SENAPE,
  SESAMO,
  SOLFITI,
  UOVA,
} from './allergen-ids';
import { dishesIn } from './dish';

export const pizzeGourmet = dishesIn('Pizze gourmet', [
  {
    nome: 'Mortadella e pistacchio',
    descrizione:
      'Fior di latte; a fine cottura mortadella Bologna IGP, granella di pistacchio, basilico',
    allergeni: [GLUTINE, LATTE, FRUTTA_A_GUSCIO],
    prezzo: 12.5,
    picture: 'pizza-mortadella.webp',
  },
  {
    nome: "Bosco d'inverno",
    descrizione: 'Crema di broccoli, provola affumicata, nocciole tostate, pecorino',
    allergeni: [GLUTINE, LATTE, FRUTTA_A_GUSCIO],
    prezzo: 12.5,
    picture: 'pizza-bosco.webp',
  },
  {
    nome: 'Orto e mandorle',
    etichette: ['vegano'],
    descrizione: 'Crema di peperoni, melanzane al forno, pomodorini, mandorle tostate, basilico',
    allergeni: [GLUTINE, FRUTTA_A_GUSCIO],
    prezzo: 12.5,
    picture: 'pizza-orto-mandorle.webp',
  },
  {
    nome: 'Blu',
    descrizione: 'Crema di zucca, blu di bufala, guanciale croccante, noci',
    allergeni: [GLUTINE, LATTE, FRUTTA_A_GUSCIO],
    prezzo: 13,
    picture: 'pizza-blu.webp',
  },
  {
    nome: 'Passeggiata sotto i portici con ragù bolognese, besciamella e Parmigiano Reggiano 30 mesi',
    descrizione:
      'Ragù di manzo e maiale cotto quattro ore con sedano, carota e vino rosso, besciamella, Parmigiano Reggiano 30 mesi',
    allergeni: [GLUTINE, LATTE, SEDANO, SOLFITI],
    prezzo: 13,
  },
  {
    nome: 'Lardo e castagne',
    descrizione: 'Fior di latte, lardo di Colonnata IGP, castagne al forno, miele, rosmarino',
    allergeni: [GLUTINE, LATTE],
    prezzo: 13,
  },
  {
    nome: "Burrata e 'nduja",
    etichette: ['piccante'],
    descrizione: "Pomodoro, 'nduja di Spilinga, cipolla rossa di Tropea, burrata a fine cottura",
    allergeni: [GLUTINE, LATTE],
    prezzo: 13,
    picture: 'pizza-burrata-nduja.webp',
  },
  {
    nome: 'Crudo e fichi',
    descrizione:
      'Fior di latte, prosciutto crudo di Parma 24 mesi, fichi freschi, mandorle, rucola',
    allergeni: [GLUTINE, LATTE, FRUTTA_A_GUSCIO],
    prezzo: 13.5,
    picture: 'pizza-crudo-fichi.webp',
  },
  {
    nome: 'Stinco alla birra',
    descrizione:
      'Provola, stinco di maiale sfilacciato cotto nella birra, cavolo cappuccio, senape al miele',
    allergeni: [GLUTINE, LATTE, SENAPE],
    prezzo: 14,
  },
  {
    nome: 'Tartufo e uovo',
    descrizione: 'Fior di latte, tartufo nero, uovo, Parmigiano Reggiano 24 mesi',
    allergeni: [GLUTINE, UOVA, LATTE],
    prezzo: 14,
    picture: 'pizza-tartufo-uovo.webp',
  },
  {
    nome: 'Cantabrico',
    descrizione: 'Pomodoro giallo, burrata, acciughe del Cantabrico, capperi, scorza di limone',
    allergeni: [GLUTINE, PESCE, LATTE],
    prezzo: 14.5,
    picture: 'pizza-cantabrico.webp',
  },
  {
    nome: 'Baccalà e ceci',
    descrizione:
      "Crema di ceci, baccalà mantecato all'olio, cipolla in agrodolce all'aceto balsamico",
    allergeni: [GLUTINE, PESCE, SOLFITI],
    prezzo: 15,
  },
  {
    nome: 'Polpo arrosto',
    descrizione:
      'Fior di latte, crema di patate, polpo* arrostito, olive taggiasche, pomodori secchi',
    allergeni: [GLUTINE, LATTE, SOLFITI, MOLLUSCHI],
    prezzo: 15,
  },
  {
    nome: 'Gamberi e pistacchio',
    descrizione: 'Stracciatella, gamberi rossi* di Mazara, pistacchi di Bronte, lime',
    allergeni: [GLUTINE, CROSTACEI, LATTE, FRUTTA_A_GUSCIO, SOLFITI],
    prezzo: 16,
    picture: 'pizza-gamberi-pistacchio.webp',
  },
  {
    nome: 'Tonno e sesamo',
    descrizione: 'Burrata, tonno rosso* scottato, sesamo nero, pomodorini, erba cipollina',
    allergeni: [GLUTINE, PESCE, LATTE, SESAMO],
    prezzo: 16,
  },
]);
