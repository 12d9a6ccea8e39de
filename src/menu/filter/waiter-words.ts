import type { Diet } from '../../domain/filter/choice';
import { type Language, languageOf } from '../../domain/words/language';

type Words = Record<Diet, string> & {
  avoid: string;
  dish: string;
  /** Asked of that dish. */
  isItFine: string;
  /** Asked where no dish is meant. */
  whatIsFine: string;
  /** The fourteen allergens by id, as Annex II of Reg. (EU) 1169/2011 names them; in Italian the menu's 'Solfati' too. */
  allergens: readonly string[];
};

const list = (...lines: string[]) => lines.flatMap((line) => line.split(', '));

export const waiterWords: Readonly<Record<Language, Words>> = {
  it: {
    avoid: 'Non posso mangiare:',
    vegetariani: 'Mangio solo piatti vegetariani.',
    vegani: 'Mangio solo piatti vegani.',
    dish: 'Il piatto:',
    isItFine: 'Va bene per me?',
    whatIsFine: 'Che cosa posso mangiare?',
    allergens: list(
      'Cereali contenenti glutine, Crostacei, Uova, Pesce, Arachidi, Soia, Latte, Frutta a guscio',
      'Sedano, Senape, Semi di sesamo, Solfati (anidride solforosa e solfiti), Lupini, Molluschi',
    ),
  },
  en: {
    avoid: 'I must not eat:',
    vegetariani: 'I only eat vegetarian dishes.',
    vegani: 'I only eat vegan dishes.',
    dish: 'The dish:',
    isItFine: 'Is it safe for me?',
    whatIsFine: 'What can I eat?',
    allergens: list(
      'Cereals containing gluten, Crustaceans, Eggs, Fish, Peanuts, Soybeans, Milk, Nuts, Celery',
      'Mustard, Sesame seeds, Sulphur dioxide and sulphites, Lupin, Molluscs',
    ),
  },
  de: {
    avoid: 'Ich darf nicht essen:',
    vegetariani: 'Ich esse nur vegetarische Gerichte.',
    vegani: 'Ich esse nur vegane Gerichte.',
    dish: 'Das Gericht:',
    isItFine: 'Ist es für mich geeignet?',
    whatIsFine: 'Was kann ich essen?',
    allergens: list(
      'Glutenhaltiges Getreide, Krebstiere, Eier, Fische, Erdnüsse, Sojabohnen, Milch',
      'Schalenfrüchte, Sellerie, Senf, Sesamsamen, Schwefeldioxid und Sulphite, Lupinen',
      'Weichtiere',
    ),
  },
  fr: {
    avoid: 'Je ne dois pas manger :',
    vegetariani: 'Je ne mange que des plats végétariens.',
    vegani: 'Je ne mange que des plats véganes.',
    dish: 'Le plat :',
    isItFine: 'Est-ce que je peux en manger ?',
    whatIsFine: 'Que puis-je manger ?',
    allergens: list(
      'Céréales contenant du gluten, Crustacés, Œufs, Poissons, Arachides, Soja, Lait',
      'Fruits à coque, Céleri, Moutarde, Graines de sésame, Anhydride sulfureux et sulfites',
      'Lupin, Mollusques',
    ),
  },
  es: {
    avoid: 'No puedo comer:',
    vegetariani: 'Solo como platos vegetarianos.',
    vegani: 'Solo como platos veganos.',
    dish: 'El plato:',
    isItFine: '¿Puedo comerlo?',
    whatIsFine: '¿Qué puedo comer?',
    allergens: list(
      'Cereales que contengan gluten, Crustáceos, Huevos, Pescado, Cacahuetes, Soja, Leche',
      'Frutos de cáscara, Apio, Mostaza, Granos de sésamo, Dióxido de azufre y sulfitos',
      'Altramuces, Moluscos',
    ),
  },
};

/** The first of a browser's languages that the screen supports; English if it supports none. */
export const firstLanguageOf = (wanted: readonly string[]): Language =>
  wanted.map(languageOf).find((language) => language !== null) ?? 'en';
