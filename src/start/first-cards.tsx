import { getMenuList } from '../data/menu/menu-cache';
import { subscribeToMenu } from '../data/menu/menu-refresh';
import { type DishCategory, dishCategories } from '../domain/categories';
import type { Product } from '../domain/product';
import { setFirstList } from '../menu/category/first-list';
import { DishCard, DishPhoto } from '../menu/dish/DishCard';
import { firstWithPicture, toItem } from '../menu/dish/item';
import { getAvoided, NO_ALLERGENS } from '../menu/filter/avoided-store';
import { paths } from '../paths';
import { drawInto } from './draw';
import { holdHydration, hydrationHasBegun } from './hydration';

/** About what a phone shows at first. */
const FIRST_CARDS = 4;
/** How many of the others follow in a step: between steps the browser paints and listens, which costs about as much again. */
const CARDS_PER_STEP = 16;

/**
 * Puts the dishes of a category page in the place of its skeleton, before React is there: from the cache at once, else
 * when they arrive. An address with a filter, a search or a dish in it is left to React, which knows what it means.
 * @returns when all are drawn; null where they are not known yet, or not drawn here
 */
export function drawFirstCards({ pathname, search }: Location): Promise<void> | null {
  const category = dishCategories.find(({ link }) => paths.category(link) === pathname);
  if (!category || search !== '' || getAvoided().length > 0) return null;
  const drawing = draw(category);
  if (!drawing) {
    const unsubscribe = subscribeToMenu(() => {
      if (hydrationHasBegun() || draw(category)) unsubscribe();
    });
  }
  return drawing;
}

function draw({ name, link }: DishCategory): Promise<void> | null {
  const list = getMenuList(name);
  if (list.status !== 'ready' || list.products.length === 0 || list.check === 'failed') return null;
  const skeleton = document.querySelector('.item-grid');
  if (!skeleton) return null;
  const grid = document.createElement('ul');
  grid.className = skeleton.className;
  const addressOf = (id: string) => paths.dish(link, id);
  const drawing = drawInSteps(grid, list.products, addressOf);
  for (const waiting of document.querySelectorAll('.menu-loading, main noscript')) waiting.remove();
  skeleton.replaceWith(grid);
  setFirstList(name, list);
  holdHydration(drawing);
  return drawing;
}

async function drawInSteps(
  grid: Element,
  products: readonly Product[],
  addressOf: (id: string) => string,
): Promise<void> {
  const first = firstWithPicture(products);
  for (let at = 0, next = FIRST_CARDS; at < products.length; at = next, next += CARDS_PER_STEP) {
    if (at > 0) await nextFrame();
    for (const product of products.slice(at, next)) {
      const card = (
        <FirstCard
          product={product}
          eager={first.includes(product)}
          address={addressOf(product.id)}
        />
      );
      drawInto(grid, <li>{card}</li>);
    }
  }
  await nextFrame();
}

/** Time for the browser to paint; where it paints nothing, as in a tab behind others, no time at all. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(resolve));
    else setTimeout(resolve);
  });
}

type FirstCardProps = {
  product: Product;
  eager: boolean;
  /** The page with this dish open. */
  address: string;
};

/** ItemCard before it works: the name is a plain link to its dish, and opens it all the same. */
function FirstCard({ product, eager, address }: FirstCardProps) {
  const item = toItem(product);
  const { name, description, image } = item;
  return (
    <DishCard
      item={item}
      avoided={NO_ALLERGENS}
      photo={image && <DishPhoto image={image} name={name} eager={eager} />}
      // As the router's Link will have it.
      name={
        <a href={address} data-discover="true">
          {name}
        </a>
      }
      description={description}
    />
  );
}
