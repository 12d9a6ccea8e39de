import { FRUTTA_A_GUSCIO, GLUTINE, LATTE, SOIA, SOLFITI, UOVA } from './allergen-ids';
import { dishesIn } from './dish';

export const dolci = dishesIn('Dolci', [
  {
    nome: 'Sorbetto al limone',
    etichette: ['vegano'],
    descrizione: 'Acqua, succo di limone di Sicilia*, zucchero',
    allergeni: [],
    prezzo: 4,
  },
  {
    nome: 'Macedonia',
    etichette: ['vegano'],
    descrizione: 'Frutta fresca di stagione, succo di limone',
    allergeni: [],
    prezzo: 4.5,
  },
  {
    nome: 'Crème caramel',
    etichette: ['vegetariano'],
    descrizione: 'Latte, uova, zucchero, vaniglia, caramello',
    allergeni: [UOVA, LATTE],
    prezzo: 5,
    picture: 'creme-caramel.webp',
  },
  {
    nome: 'Cannolo siciliano',
    descrizione:
      'Cialda croccante al vino Marsala, ricotta di pecora, gocce di cioccolato, granella di pistacchio',
    allergeni: [GLUTINE, SOIA, LATTE, FRUTTA_A_GUSCIO, SOLFITI],
    prezzo: 5,
    picture: 'cannolo.webp',
  },
  {
    nome: 'Panna cotta ai frutti di bosco',
    descrizione: 'Panna, zucchero, vaniglia, gelatina, salsa e frutti di bosco*',
    allergeni: [LATTE],
    prezzo: 5,
    picture: 'panna-cotta.webp',
  },
  {
    nome: 'Tiramisù della casa',
    etichette: ['vegetariano'],
    descrizione: 'Mascarpone, uova, savoiardi, caffè, cacao amaro',
    allergeni: [GLUTINE, UOVA, LATTE],
    prezzo: 5.5,
    picture: 'tiramisu.webp',
  },
  {
    nome: 'Torta tenerina',
    etichette: ['vegetariano'],
    descrizione: 'Cioccolato fondente, burro, uova, zucchero, poca farina di grano tenero',
    allergeni: [GLUTINE, UOVA, SOIA, LATTE],
    prezzo: 5.5,
  },
  {
    nome: 'Zuppa inglese',
    descrizione: 'Savoiardi, alchermes, crema pasticcera al latte, crema al cioccolato',
    allergeni: [GLUTINE, UOVA, SOIA, LATTE],
    prezzo: 5.5,
  },
  {
    nome: 'Semifreddo al croccante',
    etichette: ['vegetariano'],
    descrizione: 'Panna, uova, zucchero, croccante di mandorle*',
    allergeni: [UOVA, LATTE, FRUTTA_A_GUSCIO],
    prezzo: 6,
  },
  {
    nome: 'Cheesecake al pistacchio',
    descrizione: 'A freddo: formaggio fresco, panna, biscotti al burro, crema di pistacchio',
    allergeni: [GLUTINE, LATTE, FRUTTA_A_GUSCIO],
    prezzo: 6,
  },
  {
    nome: 'Pizza alla crema di nocciole',
    etichette: ['vegetariano'],
    descrizione:
      'Impasto di 48 ore, crema di nocciole e cacao con latte e lecitina di soia, zucchero a velo',
    allergeni: [GLUTINE, SOIA, LATTE, FRUTTA_A_GUSCIO],
    prezzo: 7.5,
  },
]);
