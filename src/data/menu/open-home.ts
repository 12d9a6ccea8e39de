import { dishCategories } from '../../domain/product/categories';
import type { Menu } from '../../domain/product/menu';
import { ageText, CHANGED } from '../../domain/product/menu-age';
import type { Product } from '../../domain/product/product';
import { isShownPrice } from '../../domain/product/shown';
import { bakedMenu } from './baked-menu';
import { type MenuList, visibleMenu } from './freshness';
import { type DishesOfHome, homeDishes } from './home-dishes';
import { type KnownMenu, knownMenu, momentOf, wholeOf } from './known-menu';
import { openMenu, retryMenu, subscribeToMenu } from './runner';

const FROM = ['pizze-classiche', 'pinse', 'pizze-gourmet'];

/** The dishes for the home page: the first of three categories that has a picture and a price. */
export function chooseDishes(menu: Menu): Product[] {
  return FROM.flatMap((link) => {
    const category = dishCategories.find((each) => each.link === link);
    const dishes = category ? menu[category.name] : [];
    return dishes.find(({ image, prezzo }) => image !== null && isShownPrice(prezzo)) ?? [];
  });
}

/** From the whole menu, else those that the build has written into the page, if they are of the same version. */
function listForHome(known: KnownMenu): MenuList<readonly Product[]> {
  const whole = wholeOf(known);
  const baked = bakedMenu.get();
  const isOfPage = baked?.part === 'home' && baked.version === known.version;
  const ofPage = isOfPage ? baked.products : undefined;
  return { ...whole, content: whole.content ? chooseDishes(whole.content) : ofPage };
}

/** @param zone the restaurant's */
function showHome(zone: { timeZone: string }): DishesOfHome {
  const list = visibleMenu(listForHome(knownMenu.get()), { hideIfChanged: false });
  if (!list.content) return { dishes: undefined, hasPrices: false, notice: '', retry: null };
  const isChanged = list.freshness === 'changed';
  const words = () => (isChanged ? `${CHANGED}.` : ageText(momentOf(list.asOf, zone)));
  return {
    dishes: list.content,
    hasPrices: !isChanged,
    notice: list.late ? words() : '',
    retry: list.late && isChanged ? retryMenu : null,
  };
}

/**
 * Keeps `homeDishes` up to date, and today's notices, from now on. Sends the requests that any page of the menu would.
 * @param zone the restaurant's
 * @returns ends it, when the page is left
 */
export function openHome(zone: { timeZone: string }): () => void {
  const update = () => homeDishes.set(showHome(zone));
  const unsubscribe = subscribeToMenu(update);
  update();
  openMenu(homeDishes.get()?.dishes !== undefined);
  return () => {
    unsubscribe();
    homeDishes.set(null);
  };
}
