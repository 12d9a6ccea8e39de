// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields, toStoredFields } from '../../emulators/stored-values';
import { cardDigest, comparedFields, DIGEST } from '../../src/domain/product/card-digest';
import { fieldNames, fields } from '../../src/domain/product/fields';
import { compareWithAnswer, compareWithStored } from '../../src/start/outdated-cards';
import { product } from '../product';

const KEY = 'pinseItems';
const names = comparedFields();
const digestOf = (dish: object) => cardDigest(dish, names);
const pinsa = product({ nome: 'Crudo', descrizione: 'Rucola, grana', categoria: 'Pinse' });

function cardOf(id: string, dish: Fields): HTMLLIElement {
  const card = document.createElement('li');
  card.dataset.dish = id;
  card.setAttribute(DIGEST, digestOf(dish));
  card.innerHTML = `<h2 class="item-name">${dish.nome}</h2><p class="item-description">${dish.descrizione}</p>`;
  return card;
}

/** The cards with something to hide, each with the texts on it that are hidden. */
function outdated(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-dish][data-outdated]')].map((card) =>
    [
      card.dataset.dish,
      ...[...card.querySelectorAll('[data-outdated]')].map((text) => text.className),
    ].join(' '),
  );
}

const answerOf = (now: Record<string, Fields>) =>
  Object.entries(now).map(([id, dish]) => ({
    document: {
      name: `projects/p/databases/(default)/documents/prodotti/${id}`,
      fields: toStoredFields(dish),
    },
  }));

/** A page with these dishes of the build, and the answer that the collection now holds those. */
function compare(baked: Record<string, Fields>, now: Record<string, Fields>): boolean {
  document.body.replaceChildren(...Object.entries(baked).map(([id, dish]) => cardOf(id, dish)));
  return compareWithAnswer(answerOf(now), names);
}

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

describe('the list that Firestore has answered with', () => {
  test('leaves every card alone where the category is the same, in whatever order', () => {
    const reversed = Object.fromEntries(Object.entries(pinsa).reverse());
    const dolce = { ...pinsa, categoria: 'Dolci' };
    expect(compare({ a: pinsa, b: pinsa }, { c: dolce, b: reversed, a: pinsa })).toBe(true);
    expect(outdated()).toEqual([]);
  });

  test.each([
    ['a price', { prezzo: 10 }, 'a'],
    ['an allergen', { allergeni: [1, 2, 7] }, 'a'],
    ['the description', { descrizione: 'Crudo, grana' }, 'a item-description'],
    ['the name', { nome: 'San Daniele' }, 'a item-name'],
    ['the category', { categoria: 'Dolci' }, 'a'],
    ['allergens that cannot be read', { allergeni: null }, 'a'],
  ])('hides of exactly the changed card what it changes: %s', (_, change, marks) => {
    expect(compare({ a: pinsa, b: pinsa }, { a: { ...pinsa, ...change }, b: pinsa })).toBe(false);
    expect(outdated()).toEqual([marks]);
  });

  test('hides price and allergens of a dish that it lacks', () => {
    expect(compare({ a: pinsa, b: pinsa }, { b: pinsa })).toBe(false);
    expect(outdated()).toEqual(['a']);
  });

  test('shows them again where a later one has the card as it is', () => {
    compare({ a: pinsa }, { a: { ...pinsa, nome: 'Other' } });
    expect(compareWithAnswer(answerOf({ a: pinsa }), names)).toBe(true);
    expect(outdated()).toEqual([]);
  });

  test('is another one where the category has more dishes, or hides nothing for a picture', () => {
    expect(compare({ a: pinsa }, { a: pinsa, b: pinsa })).toBe(false);
    expect(compare({ a: pinsa }, { a: { ...pinsa, image: 'other' } })).toBe(true);
    expect(outdated()).toEqual([]);
  });

  test.each([null, { error: {} }, 'no answer'])('is none where it is %j', (answer) => {
    expect(() => compareWithAnswer(answer, names)).toThrow();
  });
});

describe('a later list in localStorage', () => {
  const store = (dishes: object[]) => {
    localStorage.setItem(KEY, JSON.stringify(dishes));
    localStorage.setItem(`${KEY}Time`, '1');
  };

  test('hides what it changes as soon as a card is parsed', async () => {
    store([
      { id: 'a', ...pinsa },
      { id: 'b', ...pinsa, prezzo: 10 },
    ]);
    compareWithStored(KEY, names);
    document.body.append(cardOf('a', pinsa), cardOf('b', pinsa));
    await expect.poll(outdated).toEqual(['b']);
    document.body.append(cardOf('c', pinsa));
    await expect.poll(outdated).toEqual(['b', 'c']);
    document.dispatchEvent(new Event('DOMContentLoaded'));
  });

  test.each(['not json', 'null', '{}', '[null]'])('that holds %s hides every card', (text) => {
    localStorage.setItem(KEY, text);
    localStorage.setItem(`${KEY}Time`, '1');
    compareWithStored(KEY, names);
    document.body.append(cardOf('a', pinsa));
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(outdated()).toEqual(['a']);
  });
});

describe('the digest of a card', () => {
  test('changes with every field of the table but the picture', () => {
    for (const name of fieldNames) {
      const isSame = digestOf({ ...pinsa, [name]: 'other' }) === digestOf(pinsa);
      expect(isSame).toBe(fields[name].kind === 'picture');
    }
  });

  test('tells an empty list of allergens from a missing one', () => {
    expect(digestOf({ ...pinsa, allergeni: [] })).not.toBe(
      digestOf({ ...pinsa, allergeni: undefined }),
    );
  });
});
