import { describe, expect, test } from 'vitest';
import { dishCategories } from '../../src/domain/product/categories';
import { menuSchema } from '../../src/menu/menu-schema';
import { restaurant } from '../../src/restaurant';
import { dish } from '../product';

const [antipasti, , , , classics] = dishCategories;
const margherita = dish({
  descrizione: 'Pomodoro, fior di latte',
  allergeni: [7, 1],
  image: 'https://example.test/margherita.webp',
  prezzo_familiare: 15,
  prezzo_al_metro: 26,
});

const items = (...args: Parameters<typeof menuSchema>) =>
  JSON.parse(menuSchema(...args)).hasMenuSection[0].hasMenuItem;

describe('the JSON-LD of the menu', () => {
  test('is a schema.org Menu with a section for each category', () => {
    const menu = JSON.parse(menuSchema([{ category: antipasti }]));
    expect(menu).toMatchObject({ '@context': 'https://schema.org', '@type': 'Menu' });
    const url = `${restaurant.url}/menu/antipasti`;
    expect(menu.hasMenuSection).toEqual([{ '@type': 'MenuSection', name: 'Antipasti', url }]);
  });

  test('describes a dish with its prices, its allergens and its address', () => {
    expect(items([{ category: classics, products: [margherita] }])).toEqual([
      {
        '@type': 'MenuItem',
        name: 'Margherita',
        description: 'Pomodoro, fior di latte. Allergeni: Glutine, Latte e derivati.',
        url: `${restaurant.url}/piatto/margherita`,
        image: 'https://example.test/margherita.webp',
        offers: [
          { '@type': 'Offer', price: '7.50', priceCurrency: 'EUR' },
          { '@type': 'Offer', name: 'Maxi', price: '15.00', priceCurrency: 'EUR' },
          { '@type': 'Offer', name: 'Al metro', price: '26.00', priceCurrency: 'EUR' },
        ],
      },
    ]);
  });

  test('omits what the card does not show: a price of 0, Maxi outside the classic pizzas', () => {
    const dish = { ...margherita, prezzo: 0, image: null, allergeni: [], categoria: 'Antipasti' };
    const [item] = items([{ category: antipasti, products: [dish] }]);
    expect(Object.keys(item)).toEqual(['@type', 'name', 'description', 'url']);
  });

  test('cannot close its script element early', () => {
    const dish = { ...margherita, nome: '</script><b>' };
    const text = menuSchema([{ category: classics, products: [dish] }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text).hasMenuSection[0].hasMenuItem[0].name).toBe('</script><b>');
  });
});
