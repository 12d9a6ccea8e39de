import { getMenuList, subscribeToMenu } from '../data/menu-cache';
import { type DishCategoryName, dishCategories } from '../domain/categories';
import type { Product } from '../domain/product';
import { DISH_PARAMETER, paths } from '../paths';
import { drawInto } from '../ui/draw';
import { hydrationHasBegun } from '../ui/hydration';
import { getAvoided, NOTHING } from './avoided-store';
import { DishCard, DishPhoto } from './DishCard';
import { setFirstList } from './first-list';
import { firstWithPicture, toItem } from './item';

/**
 * Puts the dishes of a category page in the place of its skeleton, before React is there: from the cache at once, else
 * when they arrive. An address with a filter, a search or a dish in it is left to React, which knows what it means.
 * @returns whether they are drawn
 */
export function drawFirstCards({ pathname, search }: Location): boolean {
  const category = dishCategories.find(({ link }) => paths.category(link) === pathname);
  if (!category || search !== '' || getAvoided().length > 0) return false;
  if (draw(category.name)) return true;
  const unsubscribe = subscribeToMenu(() => {
    if (hydrationHasBegun() || draw(category.name)) unsubscribe();
  });
  return false;
}

function draw(category: DishCategoryName): boolean {
  const list = getMenuList(category);
  if (list.status !== 'ready' || list.products.length === 0 || !list.current) return false;
  const skeleton = document.querySelector('.item-grid');
  const main = skeleton?.parentElement;
  if (!main) return false;
  const place = document.createElement('div');
  drawInto(place, FirstGrid({ products: list.products }));
  main.querySelector('.menu-loading')?.remove();
  main.querySelector('noscript')?.remove();
  skeleton.replaceWith(...place.childNodes);
  setFirstList(category, list);
  return true;
}

/** The same elements as DishGrid's, which work after React has come; until then a name is a plain link to its dish. */
function FirstGrid({ products }: { products: readonly Product[] }) {
  const first = firstWithPicture(products);
  return (
    <ul className="item-grid">
      {products.map((product) => {
        const item = toItem(product);
        return (
          <li key={product.id}>
            <DishCard
              item={item}
              avoided={NOTHING}
              photo={
                item.image && (
                  <DishPhoto image={item.image} name={item.name} eager={first.includes(product)} />
                )
              }
              name={<a href={addressOf(product.id)}>{item.name}</a>}
              description={item.description}
            />
          </li>
        );
      })}
    </ul>
  );
}

function addressOf(id: string): string {
  return `?${new URLSearchParams({ [DISH_PARAMETER]: id })}`;
}
