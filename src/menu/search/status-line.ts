import { type Allergen, allergensOf } from '../../domain/allergens';
import { declaredOf } from '../../domain/avoided';
import type { Product } from '../../domain/product';
import type { SearchResult } from './engine/search-menu';

/** The names of allergens, separated by commas. */
export function namesOf(allergens: readonly Allergen[]): string {
  return allergens.map(({ name }) => name).join(', ');
}

/**
 * What a search found, as one line: how many dishes match, how many others declare the allergens that it names, how many
 * the filter hides.
 * @param shown the dishes of the result that the filter does not hide
 * @param avoided ids of the allergens that the filter hides
 */
export function statusLine(
  { groups, named }: SearchResult,
  shown: readonly Product[],
  avoided: readonly number[],
): string {
  const visible = new Set(shown);
  const matching = groups.flatMap(({ products }) => products);
  const found = matching.filter((product) => visible.has(product));
  const parts = found.length > 0 ? [count(found.length, 'piatto trovato', 'piatti trovati')] : [];

  if (named) {
    const ids = named.allergens.map(({ id }) => id);
    const names = namesOf(named.allergens);
    const others = named.products.filter((product) => visible.has(product)).length;
    const declaring = found.filter((product) => declaredOf(product, ids).length > 0).length;
    if (others > 0) parts.push(`${other(parts, others)} ${declare(others)}: ${names}`);
    if (named.avoiding && found.length > 0) {
      parts.push(
        `${declaring === 0 ? 'nessuno' : declaring} di questi ${declare(declaring)}: ${names}`,
      );
    }
  }

  const hidden = [...matching, ...(named?.products ?? [])].filter((each) => !visible.has(each));
  if (hidden.length > 0) {
    const ids = hidden.flatMap((product) => declaredOf(product, avoided).map(({ id }) => id));
    const hiding = hidden.length === 1 ? 'nascosto' : 'nascosti';
    parts.push(
      `${other(parts, hidden.length)} ${hiding} perché ${declare(hidden.length)}: ${namesOf(allergensOf(ids))}`,
    );
  }
  return parts.length > 0 ? parts.join('; ') : 'Nessun piatto trovato';
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** 'altri 2' after other dishes, else '2 piatti'. */
function other(before: readonly string[], number: number): string {
  if (before.length === 0) return count(number, 'piatto', 'piatti');
  return number === 1 ? '1 altro' : `altri ${number}`;
}

function declare(number: number): string {
  return number > 1 ? 'dichiarano' : 'dichiara';
}
