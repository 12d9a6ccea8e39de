import { useMemo } from 'react';
import type { DishCategory } from '../../domain/categories';
import type { Product } from '../../domain/product';
import { useHydrated } from '../../ui/useHydrated';
import { menuSchema } from '../menu-schema';

type MenuSchemaProps = {
  category: DishCategory;
  products: readonly Product[];
};

/** A category's dishes as JSON-LD, added after hydration: all of them, whatever the visitor's filter hides. */
export function MenuSchema({ category, products }: MenuSchemaProps) {
  const hydrated = useHydrated();
  const schema = useMemo(
    () => (hydrated ? menuSchema([{ category, products }]) : null),
    [hydrated, category, products],
  );
  return schema && <script type="application/ld+json">{schema}</script>;
}
