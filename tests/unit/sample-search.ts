import { productOf } from '../../emulators/sample/dish';
import { sampleMenu } from '../../emulators/sample/menu';
import { isHidden } from '../../src/domain/criteria';
import { groupByCategory } from '../../src/domain/product/menu';
import { indexMenu } from '../../src/menu/search/engine/menu-index';
import { searchMenu } from '../../src/menu/search/engine/search-menu';
import { dish } from '../product';

/** The dishes of the sample menu, and their index. */
export const products = sampleMenu.map((sample) => dish(productOf(sample, null)));
export const index = indexMenu(groupByCategory(products));

/** Searches. @returns also the names of the dishes found, and the dishes that the query's criteria do not hide */
export function ask(query: string, menu = index, options: Parameters<typeof searchMenu>[2] = {}) {
  const result = searchMenu(menu, query, options);
  const groups = result?.groups ?? [];
  const found = groups.flatMap((group) => group.products);
  const criteria = result?.asked ?? [];
  return {
    result,
    groups,
    names: found.map(({ nome }) => nome),
    shown: found.filter((product) => !isHidden(product, { criteria })),
    ids: criteria.map(({ id }) => id).join(' '),
    refusal: result?.refusal ?? null,
  };
}
