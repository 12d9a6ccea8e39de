// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import type { Fields } from '../../emulators/data/stored-values';
import { cardDigest, DIGEST } from '../../src/domain/product/card-digest';
import { fieldNames, fields } from '../../src/domain/product/fields';
import { compareCards } from '../../src/start/first-list';
import { product } from '../product';

const pinsa = product({ nome: 'Crudo', descrizione: 'Rucola, grana', categoria: 'Pinse' });

function cardOf(id: string, dish: Fields): HTMLLIElement {
  const card = document.createElement('li');
  card.dataset.dish = id;
  card.setAttribute(DIGEST, cardDigest(dish));
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

/** What of a page with these dishes of the build is hidden once the list is known to hold those. */
function hiddenBy(baked: Record<string, Fields>, now: Record<string, Fields>): string[] {
  document.body.replaceChildren(...Object.entries(baked).map(([id, dish]) => cardOf(id, dish)));
  compareCards(new Map(Object.entries(now)));
  return outdated();
}

describe('a later list', () => {
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
    compareCards(new Map([['a', pinsa]]));
    expect(outdated()).toEqual([]);
  });
});

test('a page that is still being parsed is compared to its end', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  expect(hiddenBy({}, { a: pinsa, b: { ...pinsa, prezzo: 10 } })).toEqual([]);
  document.body.append(cardOf('a', pinsa), cardOf('b', pinsa), cardOf('c', pinsa));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(outdated()).toEqual(['b', 'c']);
  state.mockRestore();
});

describe('the digest of a card', () => {
  test('changes with every field of the table but the picture', () => {
    for (const name of fieldNames) {
      const isSame = cardDigest({ ...pinsa, [name]: 'other' }) === cardDigest(pinsa);
      expect(isSame).toBe(fields[name].kind === 'picture');
    }
  });

  test('tells an empty list of allergens from a missing one', () => {
    expect(cardDigest({ ...pinsa, allergeni: [] })).not.toBe(
      cardDigest({ ...pinsa, allergeni: undefined }),
    );
  });
});
