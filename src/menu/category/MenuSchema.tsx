import { useMemo } from 'react';
import type { DishCategory } from '../../domain/categories';
import type { Product } from '../../domain/product';
import { menuSchema } from '../menu-schema';

type MenuSchemaProps = {
  category: DishCategory;
  products: readonly Product[];
};

/** A category's dishes as JSON-LD: all of them, whatever the visitor's filter hides. */
export function MenuSchema({ category, products }: MenuSchemaProps) {
  const schema = useMemo(() => menuSchema([{ category, products }]), [category, products]);
  return <script type="application/ld+json">{schema}</script>;
}
