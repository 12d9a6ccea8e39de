import { fold, plainLetters, WORD, wordsOfTable } from '../fold';

/*
 * What staff write without meaning the allergen that a word of it names: 'noce moscata', 'latte di cocco', 'senza glutine'. It is
 * for staff's texts alone: a guest's words and filter never have an exception.
 */

/** A word of a text, as it is written and folded. The key of a word that does not count is ''. */
export type ReadWord = { text: string; key: string };

/** A word without the endings of singular and plural. */
const stemOf = (word: string) => word.replace(/h?[aeio]$/, '');

const stemsOfTable = (words: string) => wordsOfTable(words).map(stemOf);

/** Phrases with ids of their own, or with none, by their words' stems. */
const PHRASES = readPhrases(`
: noce moscata, farina di grano saraceno, grano saraceno, pan di zucchero, zola predosa, altopiano di asiago, speck di asiago, speck asiago, vino pecorino,
  pecorino igt, pecorino doc, pecorino docg, pecorino igp, gamba, nata, carne di bufala, bresaola di bufala, hamburger di bufala,
  salame di bufala, filetto di bufala, bistecca di bufala, ragu di bufala, ventresca di maiale, ventresca di suino, pesce finto
8: al croccante
14: lupini di mare
1 3 7: pastel de nata
`);

type Phrase = { stems: readonly string[]; ids: readonly number[] };

/** The phrases by their first stem, a long one before a short one in it. */
function readPhrases(table: string) {
  const phrases = table
    .trim()
    .split(/\n(?=[\d: ]*:)/)
    .flatMap((line) => {
      const [ids = '', texts = ''] = line.split(':');
      const own = ids.split(' ').flatMap((id) => Number(id) || []);
      return texts.split(',').map((text): Phrase => ({ stems: stemsOfTable(text), ids: own }));
    })
    .sort((a, b) => b.stems.length - a.stems.length);
  const byFirst = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const [first = ''] = phrase.stems;
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
  }
  return byFirst;
}

/** Foods that are not what their first word names if they are made of something: 'latte di cocco' is no milk, 'crema di ceci' no cream. */
const MADE_OF = readMadeOf(`
farina semola semolino pasta spaghetti malto piadina: riso mais ceci saraceno castagne cocco soia mandorle nocciole lenticchie piselli fave
  lupini legumi quinoa miglio amaranto sorgo teff tapioca manioca patate canapa polenta konjac
pasta: salame salsiccia acciughe olive pomodoro peperoncino pistacchi pistacchio sesamo zucchero cacao curcuma curry
latte panna yogurt yoghurt formaggio ricotta mozzarella burro besciamella crema: cocco mandorle soia riso avena nocciole anacardi canapa
  piselli noci sesamo arachidi cacao pistacchi pistacchio macadamia miglio quinoa karite
crema: ceci fagioli cannellini borlotti fave lenticchie zucca zucchine carciofi asparagi peperoni patate cavolfiore cavolo broccoli verza
  friarielli rape cime melanzane funghi porcini tartufo olive pomodori pomodorini datterini cipolle porri aglio basilico rucola spinaci
  bietole cicoria carote finocchi radicchio barbabietole topinambur sedano verdure ortaggi legumi aceto balsamico mais avocado peperoncino
  'nduja nduja salame lardo castagne marroni prezzemolo menta erbe
noce: cocco prosciutto vitello manzo maiale bue capasanta capesante
uova: lompo salmone trota storione pesce aringa merluzzo cioccolato pasqua
tonno: coniglio maiale ceci
caviale: melanzane zucchine pomodori
maionese: soia avocado
`);

function readMadeOf(table: string) {
  const found = new Map<string, Set<string>>();
  for (const line of table.trim().split(/\n(?! )/)) {
    const [heads = '', materials = ''] = line.split(':');
    for (const head of stemsOfTable(heads)) {
      found.set(head, new Set([...(found.get(head) ?? []), ...stemsOfTable(materials)]));
    }
  }
  return found;
}

const OF = new Set(wordsOfTable('di d de del dello della dell dei degli delle'));

/** Said of a food: it is not of an animal. */
const PLANT = new Set(wordsOfTable('vegano vegana vegani vegane vegetale vegetali veg vegan'));

/** The foods whose substitutes from plants have the same name. */
const SUBSTITUTED = new Set(
  stemsOfTable(`latte panna burro formaggio mozzarella ricotta mascarpone parmigiano yogurt besciamella maionese uova uovo tonno salmone
    gamberi pesce scamorza provola feta crema`),
);

/** The words of a phrase that are not meant: they lose their keys. */
function silenced(words: readonly ReadWord[], from: number, length: number): ReadWord[] {
  return words.map((word, at) => (at >= from && at < from + length ? { ...word, key: '' } : word));
}

/** What a phrase says by itself, beside the words of it that still count. */
export type ReadPhrase = {
  words: readonly ReadWord[];
  /** Phrases with ids of their own. */
  said: readonly { text: string; ids: readonly number[] }[];
};

/** The places where a text pauses: the parts between them are phrases. 'Senza glutine' is about its own part alone. */
const PAUSE = /[^\p{L}\p{M}\p{N}\s'`´‘’-]+|\n|\s(?:e|ed)\s/iu;

/** The phrases of a text, without the words that do not mean what they name. */
export function readPhrasesOf(text: string): ReadPhrase[] {
  return plainLetters(text)
    .split(PAUSE)
    .map(readPart)
    .filter(({ words }) => words.length > 0);
}

/** The phrases that were read: the dishes of a menu repeat theirs. */
const read = new Map<string, ReadPhrase>();

/** How many of them are kept: a form adds one with each letter. */
const MOST = 2_000;

function readPart(part: string): ReadPhrase {
  const known = read.get(part);
  if (known) return known;
  const words = (part.match(WORD) ?? []).map((word) => ({ text: word, key: fold(word) }));
  const phrase = readPhrase(words);
  if (read.size >= MOST) read.clear();
  read.set(part, phrase);
  return phrase;
}

function readPhrase(written: readonly ReadWord[]): ReadPhrase {
  const stems = written.map(({ key }) => stemOf(key));
  const said: { text: string; ids: readonly number[] }[] = [];
  let words = [...written];
  for (const [at, first] of stems.entries()) {
    const isHere = (phrase: Phrase) =>
      phrase.stems.every((stem, next) => stems[at + next] === stem);
    const phrase = words[at]?.key === '' ? undefined : PHRASES.get(first)?.find(isHere);
    if (!phrase) continue;
    const text = words.slice(at, at + phrase.stems.length).map((word) => word.text);
    words = silenced(words, at, phrase.stems.length);
    if (phrase.ids.length > 0) said.push({ text: text.join(' '), ids: phrase.ids });
  }
  for (const [at, stem] of stems.entries()) {
    const [next = '', material = ''] = [written[at + 1]?.key, stems[at + 2]];
    const isMade = OF.has(next) && MADE_OF.get(stem)?.has(material);
    if (isMade || (SUBSTITUTED.has(stem) && PLANT.has(next))) words = silenced(words, at, 1);
  }
  return { words, said };
}
