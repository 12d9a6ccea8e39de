import { NOTHING_NOW } from '../data/menu/today-now';
import { declaredAllergens, toItem } from '../dish/item';
import type { DishCategory } from '../domain/product/categories';
import { hasMark } from '../domain/product/marks';
import type { Product } from '../domain/product/product';
import { isShownPrice } from '../domain/product/shown';
import type { SoldOut } from '../domain/today/today';
import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { toJsonLd } from '../ui/PageHead';

/** A section of the menu; without `products` if the page does not show the dishes. */
export type SchemaSection = { category: DishCategory; products?: readonly Product[] };

/** SoldOut: the dish is back tomorrow. OutOfStock: it may not come back. */
const availabilities: Record<SoldOut, string> = {
  tonight: 'https://schema.org/SoldOut',
  indefinitely: 'https://schema.org/OutOfStock',
};

function offer(euro: number | null, soldOut: SoldOut | undefined, name?: string) {
  if (!isShownPrice(euro)) return [];
  const availability = soldOut && availabilities[soldOut];
  return [{ '@type': 'Offer', name, price: euro.toFixed(2), priceCurrency: 'EUR', availability }];
}

function menuItem(product: Product, soldOut: SoldOut | undefined) {
  const item = toItem(product);
  // schema.org has no property for the allergens of a menu item, so they are part of the description.
  const diets = [
    ...(hasMark(product, 'vegano') ? ['https://schema.org/VeganDiet'] : []),
    ...(hasMark(product, 'vegetariano') ? ['https://schema.org/VegetarianDiet'] : []),
  ];
  const notes = item.notes.flatMap(({ text, places }) => (places.includes('card') ? text : []));
  const offers = [
    ...offer(item.price, soldOut),
    ...offer(item.familyPrice, soldOut, 'Maxi'),
    ...offer(item.meterPrice, soldOut, 'Al metro'),
  ];
  return {
    '@type': 'MenuItem',
    name: item.name,
    description: [...notes, item.description, declaredAllergens(item)]
      .filter(Boolean)
      .map((text) => `${text}.`)
      .join(' '),
    url: restaurant.url + paths.dish(product.id),
    image: item.image ?? undefined,
    suitableForDiet: diets.length > 0 ? diets : undefined,
    offers: offers.length > 0 ? offers : undefined,
  };
}

/**
 * The menu as JSON-LD text (schema.org) for search engines: only what the page shows.
 * @param soldOut the dishes that are sold out now; offers of other dishes state no availability
 */
export function menuSchema(
  sections: readonly SchemaSection[],
  soldOut = NOTHING_NOW.soldOut,
): string {
  const url = restaurant.url + paths.menu;
  return toJsonLd({
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${url}#menu`,
    name: `Menu di ${restaurant.name}`,
    url,
    inLanguage: 'it',
    hasMenuSection: sections.map(({ category, products }) => ({
      '@type': 'MenuSection',
      name: category.name,
      url: restaurant.url + paths.category(category.link),
      hasMenuItem: products?.map((product) => menuItem(product, soldOut.get(product.id))),
    })),
  });
}
