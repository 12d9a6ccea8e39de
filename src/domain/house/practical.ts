import { formatPrice } from '../product/price';
import { type Say, sayItalian } from '../words/say';

/** Guests' questions before a visit, by topic, in the order in which the answers are shown. */
export const topics = {
  celiachia: 'Celiachia',
  takeaway: 'Asporto',
  delivery: 'Consegna a domicilio',
  booking: 'Prenotare',
  payment: 'Pagare',
  parking: 'Parcheggio',
  dogs: 'Cani',
  wheelchair: 'In sedia a rotelle',
  highChairs: 'Seggioloni',
  maxi: 'Quanti mangiano una Maxi',
  tapWater: 'Acqua del rubinetto',
} as const;

export type Topic = keyof typeof topics;

export const topicNames = Object.keys(topics) as readonly Topic[];

const WITHOUT_YES: readonly Topic[] = ['celiachia', 'payment', 'maxi', 'tapWater'];

/** Whether a question can be answered with yes or no. That of coeliacs cannot: only words can say what the kitchen can do. */
export const hasYesOrNo = (topic: Topic) => !WITHOUT_YES.includes(topic);

/** The answer to what guests ask before they come. */
export type PracticalFact = {
  /** A sentence or two. */
  words: string;
  /** Whether the house has it, for search engines. Left out where the question has no yes or no. */
  available?: boolean;
};

/** The address that opens a chat with a number. @param number '+' and digits */
export const whatsAppLink = (number: string) => `https://wa.me/${number.slice(1)}`;

/** Charges beside the prices of the menu. A missing one is unknown, and is not shown. */
export type Charges = {
  /** Cover charge in euro for each person; 0 if there is none. */
  coperto?: number;
  /** Service charge in percent of the bill; 0 if there is none. */
  servizio?: number;
};

/**
 * The charges in words: 'Coperto € 2,00 a persona · Servizio 10 %'. Empty if nothing is known. The reasons are
 * in docs/decisions/legal.md.
 */
export function chargesInWords({ coperto, servizio }: Charges, t: Say = sayItalian): string {
  return [coverInWords(coperto, t), serviceInWords(servizio, t)].filter(Boolean).join(' · ');
}

/** 'Coperto € 2,00 a persona'. @param coperto in euro for each person @returns '' if it is not known */
export function coverInWords(coperto: number | undefined, t: Say): string {
  if (coperto === undefined) return '';
  if (coperto <= 0) return t('Niente coperto');
  return t('Coperto {price} a persona', { price: formatPrice(coperto) });
}

/** 'Servizio 10 %'. @param servizio in percent of the bill @returns '' if it is not known */
export function serviceInWords(servizio: number | undefined, t: Say): string {
  if (servizio === undefined) return '';
  if (servizio <= 0) return t('Servizio compreso');
  return t('Servizio {percent} %', { percent: String(servizio).replace('.', ',') });
}

/** How the food was frozen that an asterisk marks: bought frozen, frozen in the house, or one of the two. */
export type Frozen = 'bought' | 'house' | 'either';

/** The legend of the asterisk, which the law requires on a menu (docs/decisions/legal.md). */
export const frozenLegends: Record<Frozen, string> = {
  bought: "* prodotto surgelato all'origine",
  house: "* prodotto congelato da noi con l'abbattitore",
  either: "* prodotto surgelato all'origine, o congelato da noi con l'abbattitore",
};
