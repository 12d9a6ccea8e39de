// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import type { Fields } from '../../emulators/data/stored-values';
import { cardDigest, compareCards, DIGEST } from '../../src/data/menu/page-handover';
import { fieldNames, fields, textNames } from '../../src/domain/product/fields';
import { product } from '../product';

const texts = Object.fromEntries(textNames.map((name) => [name, `Text of ${name}`]));
const pinsa = product({ ...texts, categoria: 'Pinse' });

function cardOf(id: string, dish: Fields): HTMLLIElement {
  const card = document.createElement('li');
  card.dataset.dish = id;
  card.setAttribute(DIGEST, cardDigest(dish));
  card.innerHTML = textNames.map((name) => `<p data-text="${name}">${dish[name]}</p>`).join('');
  return card;
}

/** The outdated cards, each as its id and the names of its outdated texts. */
function outdated(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-dish][data-outdated]')].map((card) =>
    [
      card.dataset.dish,
      ...[...card.querySelectorAll('[data-outdated]')].map((text) =>
        text.getAttribute('data-text'),
      ),
    ].join(' '),
  );
}

/** Compares a page prerendered from `baked` with the list `now`. @returns what is hidden, as `outdated` tells it */
function hiddenBy(baked: Record<string, Fields>, now: Record<string, Fields>): string[] {
  document.body.replaceChildren(...Object.entries(baked).map(([id, dish]) => cardOf(id, dish)));
  compareCards(new Map(Object.entries(now)));
  return outdated();
}

describe('prerendered cards compared with a later list', () => {
  test('stay visible if nothing but the order or the picture differs', () => {
    const reversed = Object.fromEntries(Object.entries(pinsa).reverse());
    const now = { c: pinsa, b: reversed, a: { ...pinsa, image: 'other' } };
    expect(hiddenBy({ a: pinsa, b: pinsa }, now)).toEqual([]);
  });

  test.each([
    ['a price', { prezzo: 10 }, 'a'],
    ['an allergen', { allergeni: [1, 2, 7] }, 'a'],
    ...textNames.map((name): [string, Fields, string] => [name, { [name]: 'Other' }, `a ${name}`]),
    ['the category', { categoria: 'Dolci' }, 'a'],
    ['allergens that cannot be read', { allergeni: null }, 'a'],
  ])('hide only what differs, on the changed card alone: %s', (_, change, marks) => {
    const now = { a: { ...pinsa, ...change }, b: pinsa };
    expect(hiddenBy({ a: pinsa, b: pinsa }, now)).toEqual([marks]);
  });

  test('hide price and allergens of a dish that the list lacks', () => {
    expect(hiddenBy({ a: pinsa, b: pinsa }, { b: pinsa })).toEqual(['a']);
  });

  test('are shown again if the next list matches them', () => {
    expect(hiddenBy({ a: pinsa }, { a: { ...pinsa, nome: 'Other' } })).not.toEqual([]);
    compareCards(new Map([['a', pinsa]]));
    expect(outdated()).toEqual([]);
  });
});

test('cards that are parsed after the list arrived are compared too', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  expect(hiddenBy({}, { a: pinsa, b: { ...pinsa, prezzo: 10 } })).toEqual([]);
  document.body.append(cardOf('a', pinsa), cardOf('b', pinsa), cardOf('c', pinsa));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(outdated()).toEqual(['b', 'c']);
  state.mockRestore();
});

describe('the digest of a card', () => {
  test('changes with every field except the picture and the position', () => {
    for (const name of fieldNames) {
      const isSame = cardDigest({ ...pinsa, [name]: 'other' }) === cardDigest(pinsa);
      expect(isSame).toBe(['picture', 'position'].includes(fields[name].kind));
    }
  });

  test('is the same for an empty and a missing value', () => {
    const empty = { avvertenza: '', etichette: [], nascosto: false, prezzo_al_metro: null };
    const missing = {
      ...pinsa,
      ...Object.fromEntries(Object.keys(empty).map((name) => [name, undefined])),
    };
    expect(cardDigest({ ...pinsa, ...empty })).toBe(cardDigest(missing));
    expect(cardDigest({ ...missing, nascosto: true })).not.toBe(cardDigest(missing));
  });

  test('differs between an empty and a missing list of allergens', () => {
    expect(cardDigest({ ...pinsa, allergeni: [] })).not.toBe(
      cardDigest({ ...pinsa, allergeni: undefined }),
    );
  });
});
