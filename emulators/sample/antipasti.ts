import {
  ARACHIDI,
  CROSTACEI,
  FRUTTA_A_GUSCIO,
  GLUTINE,
  LATTE,
  MOLLUSCHI,
  PESCE,
  SEDANO,
  SOLFITI,
  UOVA,
} from './allergen-ids';
import { dishesIn } from './dish';

export const antipasti = dishesIn('Antipasti', [
  {
    nome: "Ciotola dell'aperitivo",
    descrizione: 'Taralli al vino bianco, arachidi tostate, olive verdi dolci',
    allergeni: [GLUTINE, ARACHIDI, SOLFITI],
    prezzo: 3.5,
  },
  {
    nome: 'Patatine fritte',
    etichette: ['vegano', 'bambini'],
    descrizione: 'Patate* a bastoncino fritte in olio di girasole, sale',
    allergeni: [],
    prezzo: 4,
    picture: 'patatine.webp',
  },
  {
    nome: 'Focaccia al rosmarino',
    etichette: ['vegano'],
    descrizione: 'Il nostro impasto di 48 ore, rosmarino, sale grosso, olio extravergine',
    allergeni: [GLUTINE],
    prezzo: 4.5,
  },
  {
    nome: 'Bruschette al pomodoro',
    etichette: ['vegano'],
    descrizione:
      'Pane casereccio abbrustolito, pomodoro a cubetti, aglio, basilico, olio extravergine. 3 pezzi',
    allergeni: [GLUTINE],
    prezzo: 5,
    picture: 'bruschette.webp',
  },
  {
    nome: 'Crocchette di patate',
    descrizione:
      'Patate schiacciate, Parmigiano Reggiano, uovo, prezzemolo, pangrattato. Fatte in casa, 5 pezzi',
    allergeni: [GLUTINE, UOVA, LATTE],
    prezzo: 5,
  },
  {
    nome: 'Olive ascolane',
    descrizione:
      'Olive verdi* ripiene di manzo e maiale sfumati al vino bianco, sedano, carota, uovo e Parmigiano Reggiano, impanate nel pangrattato e fritte',
    allergeni: [GLUTINE, UOVA, LATTE, SEDANO, SOLFITI],
    prezzo: 5.5,
    picture: 'ascolane.webp',
  },
  {
    nome: 'Montanarine',
    descrizione: 'Pizzette di impasto fritto, pomodoro, Parmigiano Reggiano, basilico. 4 pezzi',
    allergeni: [GLUTINE, LATTE],
    prezzo: 6,
  },
  {
    nome: 'Fiori di zucca ripieni',
    descrizione: 'Fiori di zucca, mozzarella, acciughe, pastella alla birra. 3 pezzi',
    allergeni: [GLUTINE, PESCE, LATTE],
    prezzo: 7,
  },
  {
    nome: 'Supplì al telefono',
    etichette: ['vegetariano'],
    descrizione:
      'Riso al pomodoro con cuore di mozzarella filante, uovo, pangrattato. 5 pezzi con salsa di pomodoro',
    allergeni: [GLUTINE, UOVA, LATTE],
    prezzo: 7.5,
    picture: 'suppli.webp',
  },
  {
    nome: 'Caprese',
    etichette: ['vegetariano'],
    descrizione:
      'Mozzarella di bufala campana DOP, pomodoro cuore di bue, basilico, origano, olio extravergine',
    allergeni: [LATTE],
    prezzo: 8.5,
  },
  {
    nome: 'Burrata e alici',
    descrizione: 'Burrata pugliese, alici del Cantabrico, pane tostato, scorza di limone',
    allergeni: [GLUTINE, PESCE, LATTE],
    prezzo: 9.5,
  },
  {
    nome: 'Polpo e patate',
    descrizione: 'Polpo* tiepido, patate, sedano croccante, olive taggiasche, prezzemolo, limone',
    allergeni: [SEDANO, MOLLUSCHI],
    prezzo: 11,
  },
  {
    nome: 'Tigelle e salumi',
    descrizione:
      'Sei tigelle calde, prosciutto crudo di Parma, mortadella Bologna IGP con pistacchi, squacquerone',
    allergeni: [GLUTINE, LATTE, FRUTTA_A_GUSCIO],
    prezzo: 11,
  },
  {
    nome: 'Frittura di calamari e gamberi',
    descrizione: 'Anelli di calamari* e code di gamberi* infarinati e fritti, limone',
    allergeni: [GLUTINE, CROSTACEI, SOLFITI, MOLLUSCHI],
    prezzo: 12,
  },
  {
    nome: 'Tagliere Tre Spighe',
    descrizione:
      'Per due: prosciutto crudo di Parma, salame Felino, coppa piacentina, Parmigiano Reggiano 24 mesi, pecorino, noci, miele, focaccia',
    allergeni: [GLUTINE, LATTE, FRUTTA_A_GUSCIO],
    prezzo: 16,
  },
]);
