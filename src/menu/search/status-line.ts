import type { Allergen } from '../../domain/product/allergens';
import type { Product } from '../../domain/product/product';
import type { SearchResult } from './engine/search-menu';

/** The names of allergens, separated by commas. */
export function namesOf(allergens: readonly Allergen[]): string {
  return allergens.map(({ name }) => name).join(', ');
}

/**
 * What a search found, as one line: how many dishes match, how many others declare the allergens that it names, how many
 * the filter hides.
 * @param shown the dishes of the result that the filter does not hide
 */
export function statusLine({ groups, named }: SearchResult, shown: readonly Product[]): string {
  const visible = new Set(shown);
  const matching = groups.flatMap(({ products }) => products);
  const found = matching.filter((product) => visible.has(product));
  const hidden = matching.length + (named?.products.length ?? 0) - shown.length;

  const parts: string[] = [];
  if (found.length > 0) parts.push(count(found.length, 'piatto trovato', 'piatti trovati'));
  if (named) {
    const names = namesOf(named.allergens);
    const others = shown.length - found.length;
    if (others > 0) parts.push(`${subject(parts, others)} ${declare(others)}: ${names}`);
  }
  if (hidden > 0) {
    const are = hidden === 1 ? 'nascosto' : 'nascosti';
    parts.push(`${subject(parts, hidden)} ${are} dal filtro`);
  }
  return parts.join('; ') || 'Nessun piatto trovato';
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** '2 piatti', after other dishes 'altri 2'. */
function subject(before: readonly string[], number: number): string {
  if (before.length === 0) return count(number, 'piatto', 'piatti');
  return number === 1 ? '1 altro' : `altri ${number}`;
}

function declare(number: number): string {
  return number > 1 ? 'dichiarano' : 'dichiara';
}
