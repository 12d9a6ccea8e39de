import { useMemo } from 'react';
import { getNothingNow, todayNow } from '../../data/menu/today-now';
import { useStore } from '../../ui/useStore';
import { menuSchema, type SchemaSection } from '../menu-schema';

/** A category's dishes as JSON-LD: all of them, whatever the visitor's filter hides. */
export function MenuSchema({ category, products }: Required<SchemaSection>) {
  const { soldOut } = useStore(todayNow, getNothingNow);
  const schema = useMemo(
    () => menuSchema([{ category, products }], soldOut),
    [category, products, soldOut],
  );
  return <script type="application/ld+json">{schema}</script>;
}
