import { useDeferredValue, useEffect } from 'react';
import { FIRESTORE_ORIGIN } from '../../data/menu/firestore-rest';
import { getHydratedMenu, knownMenu, listOf } from '../../data/menu/menu-cache';
import { openMenu, subscribeToMenu } from '../../data/menu/menu-refresh';
import { offeredList } from '../../data/menu/menu-state';
import { hasFrozen } from '../../dish/item';
import type { DishCategory, DishCategoryName } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { useHydrated, useStore } from '../../ui/useStore';
import { DishGrid } from '../dish/DishGrid';
import { MenuSchema } from '../dish/MenuSchema';
import { OpenDish } from '../dish/OpenDish';
import { SkeletonGrid } from '../dish/SkeletonGrid';
import { useOpenDish } from '../dish/useOpenDish';
import { AllHidden } from '../filter/AllHidden';
import { useChoice } from '../filter/choice-store';
import { FilterBar } from '../filter/FilterBar';
import { useFilteredDishes } from '../filter/useFilteredDishes';
import { MenuFoot } from '../MenuFoot';
import { MenuFailed, NoDishes, PricesWithoutScript } from '../MenuMessages';
import { PrintHead } from '../PrintHead';
import { useShownFreshness } from '../shown-menu';

const intros: Partial<Record<DishCategoryName, string>> = {
  Panini: 'I nostri panini sono fatti a mano, dal pane alla farcitura.',
  'I nostri impasti': 'Scegli la base: ogni pizza si può avere con uno di questi impasti.',
  'Pizze classiche': 'Anche in formato Maxi e al metro.',
};

/** The products while the list is not ready: always the same array. */
const NO_PRODUCTS: readonly Product[] = [];

/** A category of the menu. The cached list is rendered at once and refreshed in the background where needed. */
export function CategoryPage({ category }: { category: DishCategory }) {
  const { name, link } = category;
  const known = useStore({ ...knownMenu, subscribe: subscribeToMenu }, getHydratedMenu);
  // Deferred, so that React also hydrates and renders the cards in slices when another list replaces the prerendered one.
  const latest = useDeferredValue(known);
  useEffect(() => openMenu((menu) => listOf(menu, name)), [name]);
  // False while React hydrates, or still renders an older list: the page does not show a newer list, or a filter, yet.
  const seen = useHydrated() && latest === known;
  const latestList = listOf(latest, name);
  useShownFreshness(latestList, seen);
  const choice = useChoice();
  // A list known to be outdated is withdrawn at once from a guest who filters it, not with the deferred cards.
  const relied = choice.criteria.length > 0;
  const isOld = known.freshness === 'outdated' || known.freshness === 'withheld';
  const list = offeredList(relied && isOld ? listOf(known, name) : latestList, relied);
  const freshness = list.status === 'ready' ? list.freshness : null;
  const isOutdated = freshness === 'outdated' || freshness === 'withheld';
  const products = list.status === 'ready' ? list.products : NO_PRODUCTS;
  const { openId, close, ...opening } = useOpenDish();
  const { shown, ...filter } = useFilteredDishes(products, choice);

  return (
    <>
      <PageHead
        title={name}
        description={`${name}: il menu di ${restaurant.name} con ingredienti, allergeni e prezzi.`}
        path={paths.category(link)}
        site={restaurant}
      />
      <link rel="preconnect" href={FIRESTORE_ORIGIN} crossOrigin="anonymous" />
      {filter.ready && !isOutdated && <MenuSchema category={category} products={products} />}
      <PrintHead list={list} />
      <header className="menu-title">
        <h1>{name}</h1>
        {intros[name] && <p>{intros[name]}</p>}
      </header>
      <FilterBar {...filter} />
      {list.status === 'loading' && <SkeletonGrid />}
      {list.status === 'failed' && <MenuFailed changed={list.changed} />}
      {list.status === 'ready' && products.length === 0 && <NoDishes />}
      {filter.ready && shown.length === 0 && <AllHidden onShow={filter.onToggle} />}
      {shown.length > 0 && <DishGrid products={shown} avoided={choice.avoided} {...opening} />}
      <MenuFoot after={category} frozen={hasFrozen(shown)} />
      {list.status === 'ready' && list.words && <PricesWithoutScript day={list.words.day} />}
      <OpenDish
        products={products}
        openId={openId}
        avoided={choice.avoided}
        freshness={freshness}
        onClose={close}
      />
    </>
  );
}
