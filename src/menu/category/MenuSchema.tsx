import { useMemo, useSyncExternalStore } from 'react';
import { getNothingNow, tonightNow } from '../../data/menu/tonight-now';
import type { DishCategory } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { menuSchema } from '../menu-schema';

type MenuSchemaProps = {
  category: DishCategory;
  products: readonly Product[];
};

/** A category's dishes as JSON-LD: all of them, whatever the visitor's filter hides. */
export function MenuSchema({ category, products }: MenuSchemaProps) {
  const { soldOut } = useSyncExternalStore(tonightNow.subscribe, tonightNow.get, getNothingNow);
  const schema = useMemo(
    () => menuSchema([{ category, products }], soldOut),
    [category, products, soldOut],
  );
  return <script type="application/ld+json">{schema}</script>;
}
