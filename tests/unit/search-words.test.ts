import { describe, expect, test } from 'vitest';
import { findSlips, isOneEdit } from '../../src/menu/search/engine/slips';
import { contentWordsOf, rewrite, stemsOf } from '../../src/menu/search/engine/words';

test.each([
  ['Nuß  und\nŒuf', 'Nuss und oeuf'],
  ["I can't, don`t, isn´t, wont, wouldn 't", 'I not, not, not, not, not'],
  ["she doesn' eat, I cannot", 'she not eat, I not'],
  ['w/o milk, w / o eggs', 'without milk, without eggs'],
  ['s/latte s. uova s noci', 'senza latte senza uova senza noci'],
  ['-latte -uova', 'senza latte senza uova'],
  ['pizza-latte, s 4, yes milk', 'pizza-latte, s 4, yes milk'],
  ['latte 🚫', 'latte  no '],
  ['all but milk, any food but eggs', 'all without milk, any food without eggs'],
  ['foods but milk, a dish but eggs', 'foods without milk, a dish without eggs'],
  ['dishes but milk, all but with eggs', 'dishes without milk, all but with eggs'],
  ['tutto meno latte, tutte meno uova', 'tutto senza latte, tutte senza uova'],
  ['senzalatte, senzauva, senzala', 'senza latte, senzauva, senzala'],
  ['acqua senza gas', 'acqua naturale'],
  ['GF pizza, df', 'gluten free pizza, dairy free'],
  ['plant-based ice cream', 'plantbased icecream'],
  ['nut-free, Eifrei, glutenfreie, eifreier', 'nut free, Ei frei, gluten freie, ei freier'],
  ['Nussallergie, laktoseintolerant', 'Nuss allergie, laktose intolerant'],
  ['Milchunverträglich, Eiunvertraglichkeit', 'Milch unverträglich, Ei unvertraglichkeit'],
  ['free, allergico, xfree', 'free, allergico, xfree'],
  ['the best, the pizza', 'best, pizza'],
  ['the nero, the al limone, the alla pesca', 'the nero, the al limone, the alla pesca'],
  ['the freddo', 'the freddo'],
  ['any kind of nut, kinds of eggs', 'any  nut,  eggs'],
  ['soy celiaco, soy alérgica, soy milk', 'celiaco, alérgica, soy milk'],
])('%j is read as %j', (query, read) => expect(rewrite(query)).toBe(read));

const isOneWord = (pair: string) => {
  const [one = [], other = []] = pair.split(' ').map(stemsOf);
  return one.some((stem) => other.includes(stem));
};

test.each([
  ...['pizza pizze', 'uovo uova', 'fico fichi', 'acciuga acciughe', 'pesca pesche', 'pesce pesci'],
  ...['arancia arance', 'ciliegia ciliegie', 'formaggio formaggi', 'coniglio conigli', 'olio oli'],
  ...['asparago asparagi', 'classico classici', 'classica classiche', 'bianco bianca'],
  ...['due 2', 'tre 3', 'quattro 4', 'cinque 5', 'sei 6'],
  ...['sette 7', 'otto 8', 'nove 9', 'dieci 10'],
])('%s are forms of one word', (pair) => expect(isOneWord(pair)).toBe(true));

test.each([
  ...['pesce pesca', 'pesci pesche', 'burrata burro', 'panna pane', 'panino pane', 'riso rosa'],
  ...['patata patatine', 'salame salmone', 'zucca zucchine', 'caffe cafe', 'crema crudo'],
])('%s are different words', (pair) => expect(isOneWord(pair)).toBe(false));

test.each([
  ['Pizza con i funghi', 'pizza funghi'],
  ["Pinsa dell'orto", 'pinsa orto'],
  ['Agnolotti alla panna nel piatto', 'agnolotti panna piatto'],
  ['Per di Sul', 'per di sul'],
  ['…', ''],
])('the words with a meaning in %j are %j', (text, words) =>
  expect(contentWordsOf(text).join(' ')).toBe(words),
);

describe('one edit at most', () => {
  test.each('lattte late atte latt lotte patte latta altte ltate latet'.split(' '))(
    'makes latte of %s, and back',
    (typed) => expect([isOneEdit(typed, 'latte'), isOneEdit('latte', typed)]).toEqual([true, true]),
  );

  test.each(['lat', 'lattttte', 'lotta', 'atlte', 'tatle', 'lutle', 'noci', ''])(
    'does not make latte of %s',
    (typed) =>
      expect([isOneEdit(typed, 'latte'), isOneEdit('latte', typed)]).toEqual([false, false]),
  );
});

test.each([
  ['margerita', 'margherita'],
  ['piza', 'pizza'],
  ['pizzzzzza', 'pizza'],
  ['aqua', 'acqua'],
  ['marg', ''],
  ['pixa', ''],
  ['pixza', 'pizza'],
  ['panne', ''],
  ['nargherita', ''],
  ['marge', 'margherita'],
  ['margi', ''],
  ['mandorlle', 'mandorle'],
  ['mandorlla', 'mandorla'],
  ['mandorls', 'mandorla mandorle'],
])('%s may be a slip of %j', (typed, near) => {
  const words = ['acqua', 'mandorla', 'mandorle', 'margherita', 'pane', 'pizza'];
  expect(findSlips(words, typed).join(' ')).toBe(near);
});
