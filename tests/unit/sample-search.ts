import { productOf } from '../../emulators/sample/dish';
import { sampleMenu } from '../../emulators/sample/menu';
import { groupByCategory } from '../../src/domain/product/menu';
import { indexMenu } from '../../src/menu/search/menu-index';
import { searchMenu } from '../../src/menu/search/search-menu';
import { dish } from '../product';

/** The dishes of the sample menu, and their index. */
export const products = sampleMenu.map((sample) => dish(productOf(sample, null)));
export const index = indexMenu(groupByCategory(products));

/** Searches. @returns also the dishes found, in the order of the page, and their names */
export function ask(query: string, menu = index) {
  const result = searchMenu(menu, query);
  const found = (result?.groups ?? []).flatMap((group) => group.products);
  return { result, found, names: found.map(({ nome }) => nome) };
}
