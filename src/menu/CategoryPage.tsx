import type { DishCategory } from '../domain/categories';

export function CategoryPage({ category }: { category: DishCategory }) {
  return <h1>{category.name}</h1>;
}
