// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields, toStoredFields } from '../../emulators/stored-values';
import { cardDigest, comparedFields, DIGEST } from '../../src/domain/product/card-digest';
import { fieldNames, fields } from '../../src/domain/product/fields';
import { compareWithAnswer, compareWithStored } from '../../src/start/first-list';
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

/** What of a page with these dishes of the build is hidden once the collection is known to hold those. */
function hiddenBy(baked: Record<string, Fields>, now: Record<string, Fields>): string[] {
  document.body.replaceChildren(...Object.entries(baked).map(([id, dish]) => cardOf(id, dish)));
  compareWithAnswer(answerOf(now), names);
  return outdated();
}

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

describe('the list that Firestore has answered with', () => {
  test('leaves cards alone that are the same, in whatever order, but for the picture', () => {
    const reversed = Object.fromEntries(Object.entries(pinsa).reverse());
    const now = { c: pinsa, b: reversed, a: { ...pinsa, image: 'other' } };
    expect(hiddenBy({ a: pinsa, b: pinsa }, now)).toEqual([]);
  });

  test.each([
    ['a price', { prezzo: 10 }, 'a'],
    ['an allergen', { allergeni: [1, 2, 7] }, 'a'],
    ['the description', { descrizione: 'Crudo, grana' }, 'a item-description'],
    ['the name', { nome: 'San Daniele' }, 'a item-name'],
    ['the category', { categoria: 'Dolci' }, 'a'],
    ['allergens that cannot be read', { allergeni: null }, 'a'],
  ])('hides of exactly the changed card what it changes: %s', (_, change, marks) => {
    const now = { a: { ...pinsa, ...change }, b: pinsa };
    expect(hiddenBy({ a: pinsa, b: pinsa }, now)).toEqual([marks]);
  });

  test('hides price and allergens of a dish that it lacks', () => {
    expect(hiddenBy({ a: pinsa, b: pinsa }, { b: pinsa })).toEqual(['a']);
  });

  test('shows them again where a later one has the card as it is', () => {
    expect(hiddenBy({ a: pinsa }, { a: { ...pinsa, nome: 'Other' } })).not.toEqual([]);
    compareWithAnswer(answerOf({ a: pinsa }), names);
    expect(outdated()).toEqual([]);
  });
});

describe('a later list in localStorage', () => {
  function hiddenByStored(text: string): string[] {
    localStorage.setItem(KEY, text);
    localStorage.setItem(`${KEY}Time`, '1');
    document.body.append(cardOf('a', pinsa), cardOf('b', pinsa), cardOf('c', pinsa));
    compareWithStored(KEY, names);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    return outdated();
  }

  test('hides what it changes or lacks', () => {
    const dishes = [
      { id: 'a', ...pinsa },
      { id: 'b', ...pinsa, prezzo: 10 },
    ];
    expect(hiddenByStored(JSON.stringify(dishes))).toEqual(['b', 'c']);
  });

  test.each(['not json', 'null', '{}', '[null]'])('that holds %s hides every card', (text) => {
    expect(hiddenByStored(text)).toEqual(['a', 'b', 'c']);
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
