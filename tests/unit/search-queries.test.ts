import { describe, expect, test } from 'vitest';
import { documentId, productOf } from '../../emulators/sample/dish';
import { sampleMenu } from '../../emulators/sample/menu';
import { groupByCategory } from '../../src/domain/product/menu';
import { indexMenu } from '../../src/menu/search/engine/menu-index';
import { searchMenu } from '../../src/menu/search/engine/search-menu';

const products = sampleMenu.map((dish) => ({ id: documentId(dish), ...productOf(dish, null) }));
const index = indexMenu(groupByCategory(products));
const search = (query: string) => searchMenu(index, query);

/** What guests type, the category that comes first, and its first dishes. */
const texts: [query: string, category: string, ...dishes: string[]][] = [
  ['pizza', 'Pizze classiche', 'Pizza al metro tre gusti', 'Pizza dei bimbi', 'Marinara'],
  ['pizza margherita', 'Pizze classiche', 'Margherita'],
  ['pizza diavola', 'Pizze classiche', 'Diavola'],
  ['pizza gourmet', 'Pizze gourmet', "Bosco d'inverno"],
  ['pizza al metro', 'Pizze classiche', 'Pizza al metro tre gusti'],
  ['pizza con i funghi', 'Pizze classiche', 'Funghi', 'Prosciutto e funghi'],
  ['pizza prosciutto e funghi', 'Pizze classiche', 'Prosciutto e funghi'],
  ['4 stagioni', 'Pizze classiche', 'Quattro stagioni'],
  ['quattro stagioni', 'Pizze classiche', 'Quattro stagioni'],
  ['4 formaggi', 'Pizze classiche', 'Quattro formaggi'],
  ['formaggio', 'Pizze classiche', 'Quattro formaggi'],
  ['margherita', 'Pizze classiche', 'Margherita'],
  ['margarita', 'Pizze classiche', 'Margherita'],
  ['proscuto', 'Pizze classiche', 'Prosciutto cotto', 'Prosciutto e funghi'],
  ['prosciutto', 'Pizze classiche', 'Prosciutto cotto', 'Prosciutto e funghi'],
  ['capriciosa', 'Pizze classiche', 'Capricciosa'],
  ['capric', 'Pizze classiche', 'Capricciosa'],
  ['salsicia', 'Pizze classiche', 'Salsiccia', 'Salsiccia e friarielli'],
  ['fungo', 'Pizze classiche', 'Funghi', 'Prosciutto e funghi'],
  ['fico', 'Pizze gourmet', 'Crudo e fichi'],
  ['fichi', 'Pizze gourmet', 'Crudo e fichi'],
  ['asparago', 'Pizze classiche', 'Asparagi e uovo'],
  ['carciofo', 'Pizze classiche', 'Capricciosa', 'Quattro stagioni'],
  ['calzoni', 'Pizze classiche', 'Calzone', 'Calzone piccante'],
  ['bufala', 'Pizze classiche', 'Bufala e pomodorini'],
  ['gamberi', 'Pizze classiche', 'Gamberi e zucchine', 'Frutti di mare'],
  ['gambero', 'Pizze classiche', 'Gamberi e zucchine', 'Frutti di mare'],
  ['frutti di mare', 'Pizze classiche', 'Frutti di mare'],
  ['tonno e cipolla', 'Pizze classiche', 'Tonno e cipolla'],
  ['crudo e rucola', 'Pizze classiche', 'Crudo, rucola e grana'],
  ['wurstel', 'Pizze classiche', 'Pizza dei bimbi'],
  ['tartuffo', 'Pizze gourmet', 'Tartufo e uovo'],
  ['al pistachio', 'Pizze gourmet', 'Mortadella e pistacchio', 'Gamberi e pistacchio'],
  ['uova', 'Panini', 'Tonno e uovo'],
  ['noce', 'Pinse', 'Pinsa gorgonzola, pere e noci'],
  ['panino', 'Panini', 'Panino alla parmigiana'],
  ['panini', 'Panini', 'Panino alla parmigiana'],
  ['panino con la salsiccia', 'Panini', 'Salsiccia alla griglia'],
  ['hamburgher', 'Panini', 'Hamburger Tre Spighe'],
  ['pinsa', 'Pinse', 'Pinsa bianca', 'Pinsa margherita'],
  ['pinsa al salmone', 'Pinse', 'Pinsa al salmone'],
  ['impasto integrale', 'I nostri impasti', 'Integrale a pietra'],
  ['farro', 'I nostri impasti', 'Farro'],
  ['antipasto', 'Antipasti', "Ciotola dell'aperitivo", 'Patatine fritte'],
  ['patatine', 'Antipasti', 'Patatine fritte'],
  ['mozarella', 'Antipasti', 'Caprese'],
  ['supli', 'Antipasti', 'Supplì al telefono'],
  ['burata', 'Antipasti', 'Burrata e alici'],
  ['dolce', 'Dolci', 'Sorbetto al limone', 'Macedonia'],
  ['dessert', 'Dolci', 'Sorbetto al limone', 'Macedonia'],
  ['tiramisu', 'Dolci', 'Tiramisù della casa'],
  ['panna cotta', 'Dolci', 'Panna cotta ai frutti di bosco'],
  ['acqua', 'Bibite', 'Acqua in caraffa', 'Acqua frizzante', 'Acqua naturale'],
  ['acqua gassata', 'Bibite', 'Acqua frizzante'],
  ['una birra media', 'Bibite', 'Birra chiara media', 'Birra rossa media'],
  ['birre', 'Bibite', 'Birra chiara piccola'],
  ['vino rosso', 'Bibite', 'Calice di Sangiovese', 'Lambrusco Grasparossa'],
  ['caffe', 'Bibite', 'Caffè', 'Caffè macchiato'],
  ['the freddo', 'Bibite', 'Tè freddo'],
  ['coca cola', 'Bibite', 'Cola', 'Cola senza zucchero'],
  ['bevande', 'Bibite', 'Acqua in caraffa', 'Caffè'],
  ['succo alla pesca', 'Bibite', 'Succo di frutta'],
];

describe('a guest who types', () => {
  test.each(texts)('%j finds first in %s', (query, category, ...dishes) => {
    const first = search(query)?.groups[0];
    expect(first?.category).toBe(category);
    expect(first?.products.slice(0, dishes.length).map(({ nome }) => nome)).toEqual(dishes);
  });

  test.each([
    ['panino', 'panini'],
    ['uovo', 'uova'],
    ['fico', 'fichi'],
    ['gambero', 'gamberi'],
    ['4 stagioni', 'quattro stagioni'],
    ['dolce', 'dolci'],
    ['bibite', 'bevande'],
  ])('%j finds the same as %j', (one, other) => {
    expect(search(one)?.groups).toEqual(search(other)?.groups);
  });

  test('"pizza" finds every pizza before any other dish that has the word', () => {
    const found = search('pizza')?.groups.map(({ category }) => category) ?? [];
    expect(found.slice(0, 3)).toEqual(['Pizze classiche', 'Pizze gourmet', 'Dolci']);
    expect(found).toContain('Panini');
  });
});

/** What guests type, the allergens that they name, and what they type besides. */
const allergens: [query: string, ...named: string[]][] = [
  ['glutine', 'Glutine'],
  ['crostacei', 'Crostacei'],
  ['gamberi', 'Crostacei'],
  ['uova', 'Uova e derivati'],
  ['uova e derivati', 'Uova e derivati'],
  ['pesce', 'Pesce'],
  ['arachidi', 'Arachidi'],
  ['soia', 'Soia'],
  ['latte', 'Latte e derivati'],
  ['latticini', 'Latte e derivati'],
  ['lattosio', 'Latte e derivati'],
  ['noci', 'Frutta a guscio'],
  ['mandorle', 'Frutta a guscio'],
  ['frutta a guscio', 'Frutta a guscio'],
  ['frutta secca', 'Frutta a guscio'],
  ['sedano', 'Sedano'],
  ['senape', 'Senape e derivati'],
  ['semi di sesamo', 'Sesamo'],
  ['solfiti', 'Solfati'],
  ['solfati', 'Solfati'],
  ['lupini', 'Lupini'],
  ['molluschi', 'Molluschi'],
  ['cozze', 'Molluschi'],
  ['CROSTACEO', 'Crostacei'],
  ['crost', 'Crostacei'],
  ['gluttine', 'Glutine'],
  ['latte e uova', 'Uova e derivati', 'Latte e derivati'],
];

describe('a guest who types the name of an allergen', () => {
  const declaring = (names: readonly string[]) => {
    const named = search(names.join(' '))?.named?.allergens.map(({ id }) => id) ?? [];
    return products.filter(({ allergeni }) => allergeni.some((id) => named.includes(id)));
  };

  test.each(allergens)('finds every dish that declares it: %j', (query, ...names) => {
    const result = search(query);
    expect(result?.named?.allergens.map(({ name }) => name)).toEqual(names);
    const matching = result?.groups.flatMap((group) => group.products) ?? [];
    const found = [...matching, ...(result?.named?.products ?? [])];
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expect.arrayContaining(declaring(names)));
  });

  test.each(['margherita', 'macedonia di frutta', 'lattina', 'pesca', 'acciughe', 'cola senza'])(
    'is told from one who types another word: %s',
    (query) => {
      expect(search(query)?.named).toBeNull();
    },
  );

  test('finds first the dishes with the word in their texts, then the others', () => {
    const result = search('sesamo');
    expect(result?.groups[0]?.products[0]?.nome).toBe('Tonno e sesamo');
    expect(result?.named?.products.map(({ nome }) => nome)).toContain('Ortolano');
  });

  test('finds only those that match the other words too', () => {
    const { groups, named } = search('panino glutine') ?? {};
    expect(groups).toEqual([]);
    expect(new Set(named?.products.map(({ categoria }) => categoria))).toContain('Panini');
    expect(named?.products.every(({ categoria }) => categoria !== 'Bibite')).toBe(true);
  });

  test('and words that no dish has finds the dishes that declare it', () => {
    expect(search('sushi crostacei')?.named?.products).toEqual(
      search('crostacei')?.named?.products,
    );
  });

  test('finds nothing where no dish declares it', () => {
    const [macedonia] = products.filter(({ nome }) => nome === 'Macedonia');
    const menu = indexMenu(groupByCategory(macedonia ? [macedonia] : []));
    const result = searchMenu(menu, 'crostacei');
    expect(result?.groups).toEqual([]);
    expect(result?.named?.products).toEqual([]);
  });
});
