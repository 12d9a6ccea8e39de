import { fireEvent, render, screen, within } from '@testing-library/react';
import { cloneElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { allergensOf } from '../../src/domain/product/allergens';
import { ItemCard } from '../../src/menu/dish/ItemCard';
import type { Item } from '../../src/menu/dish/item';

const margherita: Item = {
  name: 'Margherita',
  description: 'Pomodoro, fiordilatte, basilico',
  image: 'https://example.test/margherita.webp',
  price: 7.5,
  familyPrice: 15,
  meterPrice: 26,
  allergens: allergensOf([1, 7]),
  allergensToVerify: false,
};

function show(change: Partial<Item> = {}, onOpen = () => {}) {
  render(<ItemCard {...margherita} {...change} address="?piatto=m" eager onOpen={onOpen} />, {
    wrapper: MemoryRouter,
  });
  return screen.getByRole('article');
}

describe('a dish card', () => {
  test('shows name, description and its prices, each on a line of its own', () => {
    const card = show();
    expect(within(card).getByRole('heading', { level: 2 }).textContent).toBe('Margherita');
    for (const text of [
      'Pomodoro, fiordilatte, basilico',
      '€ 7,50',
      'Prezzo Maxi:€ 15,00',
      'Prezzo al Metro:€ 26,00',
    ]) {
      expect(card.textContent).toContain(text);
    }
  });

  test.each([null, 0])('shows neither a Maxi nor a metre price where these are %j', (none) => {
    const card = show({ familyPrice: none, meterPrice: none });
    expect(card.textContent).not.toMatch(/Maxi|Metro/);
  });

  test('does not show a price of 0', () => {
    const card = show({ price: 0 });
    expect(card.textContent).not.toContain('€ 0,00');
    expect(card.textContent).toContain('€ 15,00');
  });

  test('says below its badges where there may be more allergens', () => {
    const card = show({ allergensToVerify: true });
    const section = within(card).getByRole('heading', { name: 'Allergeni' }).parentElement;
    expect(section?.textContent).toBe(
      'AllergeniGlutineLatte e derivatiAllergeni da verificare: chiedi al personale',
    );
  });

  test('says so where no allergen could be read at all, and never that there is none', () => {
    const card = show({ allergens: [], allergensToVerify: true });
    expect(within(card).queryByRole('list')).toBeNull();
    expect(card.textContent).toContain('AllergeniAllergeni da verificare: chiedi al personale');
    expect(card.textContent).not.toContain('Nessun allergene dichiarato');
  });

  test('has no allergen heading where the dish declares none', () => {
    const card = show({ allergens: [] });
    expect(within(card).queryByRole('heading', { name: 'Allergeni' })).toBeNull();
  });

  test('opens the dish by a tap on its picture', () => {
    const onOpen = vi.fn();
    show({}, onOpen);
    fireEvent.click(screen.getByRole('button', { name: 'Ingrandisci la foto: Margherita' }));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  test('has no picture box once its picture fails, until the dish has another one', () => {
    const card = <ItemCard {...margherita} address="" eager onOpen={() => {}} />;
    const { rerender } = render(card, { wrapper: MemoryRouter });
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('button')).toBeNull();
    rerender(cloneElement(card, { image: 'https://example.test/2.webp' }));
    expect(screen.getByRole('button')).toBeTruthy();
  });
});
