import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentId, PICTURES, productOf, type SampleDish } from '../../emulators/sample/dish';
import { sampleMenu } from '../../emulators/sample/menu';
import { ALLERGEN_COUNT } from '../../src/domain/product/allergens';
import { dishCategories } from '../../src/domain/product/categories';

/** Words in a dish's texts, and the allergens that it must then declare. */
const WORDS: readonly [RegExp, readonly number[]][] = [
  [/impasto|pane\b|focaccia|pangrattato|impanat[aei]|infarinat[aei]|tigelle|piadina|taralli/, [1]],
  [/grano tenero|farro|segale|\borzo|avena|birra|savoiardi|biscotti|cialda|pastella/, [1]],
  [/besciamella/, [1, 7]],
  [/gamber[io]|scampi|granchio/, [2]],
  [/\buov[ao]\b|savoiardi|crema pasticcera|maionese|grana padano/, [3]],
  [/acciughe|alici|tonno|salmone|baccalà|bottarga/, [4]],
  [/arachidi/, [5]],
  [/\bsoia\b|cioccolato/, [6]],
  [/mozzarella|fior di latte|bufala|burrata|stracciatella|\blatte\b|panna\b|\bburro\b/, [7]],
  [/parmigiano|grana padano|pecorino|ricotta|provola|scamorza|fontina|gorgonzola|taleggio/, [7]],
  [/\bbrie\b|cheddar|squacquerone|mascarpone|formaggi/, [7]],
  [/pistacchi|\bnoc[ei]\b|nocciol[ae]|mandorl[ae]/, [8]],
  [/sedano/, [9]],
  [/ragù/, [9, 12]],
  [/senape|maionese/, [10]],
  [/sesamo|hummus/, [11]],
  [/\bvino\b|marsala|aceto|pomodori secchi|gamber[io]/, [12]],
  [/lupini/, [13]],
  [/cozze|vongole|polpo|calamar[io]|seppi[ae]/, [14]],
];

/** Ids that a dish may declare only where its texts explain them: no dough or sauce contains them unnamed. */
const NEVER_WITHOUT_A_WORD = [2, 4, 5, 8, 9, 11, 13, 14];

function textOf({ nome, descrizione }: SampleDish): string {
  return `${nome} ${descrizione}`.toLowerCase();
}

function allergensNamedBy(dish: SampleDish): Set<number> {
  const text = textOf(dish);
  return new Set(WORDS.flatMap(([word, ids]) => (word.test(text) ? ids : [])));
}

function dishesOf(categoria: string): SampleDish[] {
  return sampleMenu.filter((dish) => dish.categoria === categoria);
}

function namesOf(dishes: readonly SampleDish[]): string[] {
  return dishes.map(({ nome }) => nome);
}

const pictures = sampleMenu.flatMap(({ picture }) => (picture === null ? [] : [picture]));

describe('the sample menu', () => {
  test('every dish is valid as it is', () => {
    for (const dish of sampleMenu) {
      const { picture: _, ...fields } = dish;
      expect(productOf(dish, null)).toEqual({ ...fields, image: null });
    }
  });

  test('an invalid dish throws an error with its name', () => {
    const [dish] = sampleMenu;
    if (!dish) throw new Error('the menu is empty');
    expect(() => productOf({ ...dish, prezzo: -1 }, null)).toThrow(dish.nome);
  });

  test('has at least a hundred dishes, thirty of them classic pizzas, and six in every category', () => {
    expect(sampleMenu.length).toBeGreaterThanOrEqual(100);
    expect(dishesOf('Pizze classiche').length).toBeGreaterThanOrEqual(30);
    for (const { name } of dishCategories) {
      expect(dishesOf(name).length, name).toBeGreaterThanOrEqual(6);
    }
  });

  test('has unique names and document ids, and ids are plain slugs', () => {
    const ids = sampleMenu.map(documentId);
    expect(new Set(namesOf(sampleMenu)).size).toBe(sampleMenu.length);
    expect(new Set(ids).size).toBe(sampleMenu.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('has at least twenty dishes with a picture, and uses every picture file', () => {
    const kept = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'));
    expect(pictures.length).toBeGreaterThanOrEqual(20);
    expect([...pictures].sort()).toEqual(kept.sort());
  });

  test('contains the edge cases of the pages: price 0, no allergens, frozen goods, long and short names', () => {
    expect(sampleMenu.filter(({ prezzo }) => prezzo === 0).length).toBeGreaterThanOrEqual(3);
    expect(sampleMenu.filter(({ allergeni }) => allergeni.length === 0).length).toBeGreaterThan(5);
    expect(
      sampleMenu.filter(({ descrizione }) => descrizione.includes('*')).length,
    ).toBeGreaterThan(5);
    expect(Math.max(...sampleMenu.map(({ nome }) => nome.length))).toBeGreaterThan(80);
    expect(Math.min(...sampleMenu.map(({ nome }) => nome.length))).toBeLessThan(4);
  });

  test('uses every allergen of the catalogue', () => {
    const used = new Set(sampleMenu.flatMap(({ allergeni }) => allergeni));
    expect([...used].sort((a, b) => a - b)).toEqual(
      Array.from({ length: ALLERGEN_COUNT }, (_, index) => index + 1),
    );
  });
});

describe('the prices of the sample menu', () => {
  test('include Maxi and metre prices for classic pizzas alone, and not for all of them', () => {
    const sized = sampleMenu.filter(
      ({ prezzo_familiare, prezzo_al_metro }) =>
        prezzo_familiare !== null || prezzo_al_metro !== null,
    );
    const classic = dishesOf('Pizze classiche');
    expect(sized.every(({ categoria }) => categoria === 'Pizze classiche')).toBe(true);
    expect(sized.length).toBeGreaterThan(20);
    expect(sized.length).toBeLessThan(classic.length);
  });

  test('are higher for a Maxi than for the pizza, and higher for a metre than for a Maxi', () => {
    for (const { nome, prezzo, prezzo_familiare, prezzo_al_metro } of sampleMenu) {
      if (prezzo_familiare !== null) expect(prezzo_familiare, nome).toBeGreaterThan(prezzo);
      if (prezzo_al_metro !== null) {
        expect(prezzo_al_metro, nome).toBeGreaterThan(prezzo_familiare ?? prezzo);
      }
    }
  });

  test('are multiples of ten cents', () => {
    for (const { nome, prezzo } of sampleMenu) {
      expect(Math.round(prezzo * 10) / 10, nome).toBe(prezzo);
    }
  });
});

describe('the allergens of the sample menu', () => {
  test('include everything that the ingredients of a dish contain', () => {
    const incomplete = sampleMenu.map((dish) => ({
      nome: dish.nome,
      missing: [...allergensNamedBy(dish)].filter((id) => !dish.allergeni.includes(id)),
    }));
    expect(incomplete.filter(({ missing }) => missing.length > 0)).toEqual([]);
  });

  test('include nothing that the texts of a dish do not explain', () => {
    const excessive = sampleMenu.map((dish) => ({
      nome: dish.nome,
      unexplained: dish.allergeni
        .filter((id) => NEVER_WITHOUT_A_WORD.includes(id))
        .filter((id) => !allergensNamedBy(dish).has(id)),
    }));
    expect(excessive.filter(({ unexplained }) => unexplained.length > 0)).toEqual([]);
  });

  test('include gluten for every dish on wheat dough, and soy for every pinsa', () => {
    const onWheat = ['Panini', 'Pinse', 'Pizze classiche', 'Pizze gourmet'].flatMap(dishesOf);
    expect(namesOf(onWheat.filter(({ allergeni }) => !allergeni.includes(1)))).toEqual([]);
    expect(namesOf(dishesOf('Pinse').filter(({ allergeni }) => !allergeni.includes(6)))).toEqual(
      [],
    );
  });

  test('are in the order of the catalogue', () => {
    for (const { nome, allergeni } of sampleMenu) {
      expect(allergeni, nome).toEqual([...allergeni].sort((a, b) => a - b));
    }
  });

  test('are none for water', () => {
    const water = sampleMenu.filter(({ nome }) => nome.startsWith('Acqua'));
    expect(water.length).toBeGreaterThan(0);
    expect(water.flatMap(({ allergeni }) => allergeni)).toEqual([]);
  });
});
