import { categories } from './domain/product/categories';
import { paths } from './paths';

/** The addresses of all pages but those of single dishes. */
export const pageAddresses: readonly string[] = [
  ...Object.values(paths)
    .filter((path) => typeof path === 'string')
    .filter((path) => !path.includes('#')),
  ...categories.map(({ link }) => paths.category(link)),
  paths.menuOrder(),
  paths.history(),
];
