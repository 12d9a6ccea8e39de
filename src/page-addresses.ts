import { readAddress } from './domain/address';
import { categories } from './domain/product/categories';
import { PRINT_PATH, paths } from './paths';

/** The addresses of all pages but those of single dishes. */
export const pageAddresses: readonly string[] = [
  ...Object.values(paths)
    .filter((path) => typeof path === 'string')
    .filter((path) => !path.includes('#')),
  ...categories.map(({ link }) => paths.category(link)),
  paths.menuOrder(),
  paths.history(),
];

/** Addresses that lead to a page of another address. */
const otherAddresses: Record<string, string> = { [PRINT_PATH]: paths.search };

/**
 * The page that somebody means by an address that has no page (domain/address.ts). The hosting redirects there (vite/hosting-config.ts);
 * the 404 page does so where no hosting answers.
 * @param pathname as the browser has it
 * @returns one of `pageAddresses`, or null
 */
export function pageMeantBy(pathname: string): string | null {
  const found = readAddress(pathname, [...pageAddresses, ...Object.keys(otherAddresses)]);
  return found && (otherAddresses[found] ?? found);
}
