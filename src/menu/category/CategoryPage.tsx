import { useCallback } from 'react';
import { visibleMenu } from '../../data/menu/freshness';
import { type KnownMenu, listOf } from '../../data/menu/known-menu';
import type { DishCategory, DishCategoryName } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { useHouse } from '../../house';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { useTexts } from '../../ui/texts';
import { useChoice } from '../choice-store';
import { DishGrid } from '../dish/DishGrid';
import { useOpenDish } from '../dish/useOpenDish';
import { AllHidden } from '../filter/AllHidden';
import { FilterBar } from '../filter/FilterBar';
import { useFilteredDishes } from '../filter/useFilteredDishes';
import { MenuPage } from '../frame/MenuPage';
import { MenuSchema } from '../frame/MenuSchema';
import { NoDishes } from '../MenuMessages';
import { useMenuList } from '../useMenuList';
import { CategoryBand } from './CategoryBand';

const intros: Partial<Record<DishCategoryName, string>> = {
  Panini: 'I nostri panini sono fatti a mano, dal pane alla farcitura.',
  'I nostri impasti': 'Scegli la base: ogni pizza si può avere con uno di questi impasti.',
  'Pizze classiche': 'Anche in formato Maxi e al metro.',
};

/** The products while there is no list: always the same array. */
const NO_PRODUCTS: readonly Product[] = [];

/** A category of the menu. The cached list is rendered at once and refreshed in the background where needed. */
export function CategoryPage({ category }: { category: DishCategory }) {
  const { name, link } = category;
  const { t } = useTexts();
  const intro = intros[name];
  const { maxi } = useHouse().answers;
  const known = useMenuList(useCallback((menu: KnownMenu) => listOf(menu, name), [name]));
  const choice = useChoice();
  const list = visibleMenu(known, { hideIfChanged: choice.criteria.length > 0 });
  const products = list.content ?? NO_PRODUCTS;
  const { openId, close, ...opening } = useOpenDish();
  const { shown, ...filter } = useFilteredDishes(products, choice);

  return (
    <MenuPage
      head={{
        title: t(name),
        description: `${name}: il menu di ${restaurant.name} con ingredienti, allergeni e prezzi.`,
        path: paths.category(link),
      }}
      list={list}
      top={
        <>
          <CategoryBand
            title={t(name)}
            intro={intro && t(intro)}
            fact={name === 'Pizze classiche' && maxi ? `Maxi: ${maxi.words}` : undefined}
            link={link}
          />
          <FilterBar {...filter} />
        </>
      }
      shown={shown}
      open={{ products, openId, onClose: close }}
    >
      {filter.ready && list.status === 'ready' && (
        <MenuSchema category={category} products={products} />
      )}
      {list.content?.length === 0 && <NoDishes />}
      {filter.ready && shown.length === 0 && <AllHidden onShow={filter.onToggle} />}
      {shown.length > 0 && <DishGrid products={shown} avoided={choice.avoided} {...opening} />}
    </MenuPage>
  );
}
