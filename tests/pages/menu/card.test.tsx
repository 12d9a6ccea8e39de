import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { cloneElement } from 'react';
import { createMemoryRouter, MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { ItemCard } from '../../../src/dish/ItemCard';
import { type Item, toItem } from '../../../src/dish/item';
import { RouterHost } from '../../../src/ui/router';
import { dish } from '../../product';

const margherita = toItem(
  dish({
    image: 'https://example.test/margherita.webp',
    prezzo_familiare: 15,
    prezzo_al_metro: 26,
  }),
);

function show(change: Partial<Item> & { avoided?: number[] } = {}) {
  render(<ItemCard {...margherita} {...change} address="?piatto=m" eager />, {
    wrapper: MemoryRouter,
  });
  return screen.getByRole('article');
}

describe('a dish card', () => {
  test('opens wherever it is tapped, but not after a text selection or on a second click', () => {
    const card = show();
    const onOpen = vi.fn();
    within(card).getByRole('link').addEventListener('click', onOpen);
    const description = within(card).getByText(/Pomodoro/);
    fireEvent.click(description);
    expect(onOpen).toHaveBeenCalledTimes(1);
    window.getSelection()?.selectAllChildren(description);
    fireEvent.click(description);
    expect(onOpen).toHaveBeenCalledTimes(1);
    fireEvent.click(within(card).getByRole('button'));
    expect(onOpen).toHaveBeenCalledTimes(2);
    window.getSelection()?.removeAllRanges();
    fireEvent.click(description, { detail: 2 });
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  test('pushes one history entry, even if its name is double-clicked', () => {
    const card = <ItemCard {...margherita} address="?piatto=m" eager />;
    const router = createMemoryRouter([{ path: '/', element: card }]);
    const actions: string[] = [];
    router.subscribe(({ historyAction }) => actions.push(historyAction));
    render(<RouterHost router={router} />);
    const link = screen.getByRole('link');
    // The second click comes before the first one is rendered.
    act(() => {
      for (const detail of [1, 2]) {
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
      }
    });
    expect(actions).toEqual(['PUSH']);
  });

  test('shows its prices, with a label for the Maxi and the metre price, and none that is 0 or null', () => {
    const prices = '€ 7,50Prezzo Maxi:€ 15,00Prezzo al Metro:€ 26,00';
    expect(show().textContent).toContain(prices);
    cleanup();
    expect(show({ price: 0, meterPrice: null }).textContent).toMatch(/^[^€]*Maxi:€ 15,00$/);
    cleanup();
    const none = show({ price: 0, familyPrice: 0, meterPrice: null });
    expect(none.textContent).not.toMatch(/€|Maxi|Metro/);
  });

  test('given the properties of the specification alone has allergens only if there are some', () => {
    for (const ids of [[], [1]]) {
      const { allergenAnswer, marks, notes, ...specified } = toItem(dish({ allergeni: ids }));
      const item = specified as Item;
      render(<ItemCard {...item} marks={[]} address="" eager />, { wrapper: MemoryRouter });
      const card = screen.getByRole('article');
      expect(/allergen/i.test(card.textContent ?? '')).toBe(ids.length > 0);
      cleanup();
    }
  });

  test('falls back from its own picture to the large one, then to none until that changes', () => {
    const address = 'https://storage.test/v0/b/bucket/o/images%2Fmargherita';
    const image = `${address}.large.webp?alt=media&token=1`;
    const card = <ItemCard {...margherita} image={image} address="" eager />;
    const { rerender } = render(card, { wrapper: MemoryRouter });
    const source = () => screen.getByRole('img').getAttribute('src');
    expect(source()).toBe(`${address}.card.webp?alt=media`);
    fireEvent.error(screen.getByRole('img'));
    expect(source()).toBe(image);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('button')).toBeNull();
    rerender(cloneElement(card, { image: 'https://example.test/2.webp' }));
    expect(screen.getByRole('button')).toBeTruthy();
  });
});
