import { type Path, useLocation, useSearchParams } from 'react-router-dom';
import { isToLookAt } from '../../domain/allergens/named-allergens';
import { isToCorrect } from '../../domain/changes/change';
import { allergenAnswer } from '../../domain/product/allergens';
import { categories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { type ListOrder, listOrders } from '../../domain/product/product-list';
import type { DishStatus } from '../../domain/today/today';
import {
  FILTER_PARAMETER,
  ORDER_PARAMETER,
  PAGE_PARAMETER,
  paths,
  QUERY_PARAMETER,
} from '../../paths';

export type ListFilter = {
  /** Its value in the address. */
  key: string;
  label: string;
  keeps: (product: Product, status: DishStatus) => boolean;
};

/** Keys of the filters for dishes whose allergens nobody has said, or that cannot be read. */
export const UNDECLARED = 'da-indicare';
export const TO_VERIFY = 'da-verificare';
/** Key of the filter for dishes without a photograph. */
export const WITHOUT_PICTURE = 'senza-foto';
/** Key of the filter for dishes whose words name an allergen that they do not declare. */
export const TO_LOOK_AT = 'da-guardare';
/** Keys of the filters for dishes that no page shows because they have no name, and for those that no save would accept as they are. */
export const NAMELESS = 'senza-nome';
export const TO_CORRECT = 'da-correggere';

/** Filters for what staff look for in the evening, or have to correct. */
export const stateFilters: readonly ListFilter[] = [
  {
    key: 'esauriti',
    label: 'Esauriti',
    keeps: (_, status) => status === 'tonight' || status === 'indefinitely',
  },
  {
    key: 'consigliati',
    label: 'Consigliati stasera',
    keeps: (_, status) => status === 'recommended',
  },
  { key: 'nascosti', label: 'Nascosti', keeps: ({ nascosto }) => nascosto === true },
  { key: WITHOUT_PICTURE, label: 'Senza foto', keeps: ({ image }) => image === null },
  {
    key: UNDECLARED,
    label: 'Allergeni da indicare',
    keeps: (product) => allergenAnswer(product) === 'undeclared',
  },
  {
    key: TO_VERIFY,
    label: 'Allergeni da verificare',
    keeps: (product) => allergenAnswer(product) === 'toVerify',
  },
  { key: TO_LOOK_AT, label: 'Allergeni da guardare', keeps: isToLookAt },
  { key: NAMELESS, label: 'Senza nome', keeps: ({ nome }) => nome === '' },
  { key: TO_CORRECT, label: 'Da correggere', keeps: isToCorrect },
];

export const categoryFilters: readonly ListFilter[] = categories.map(({ link, name }) => ({
  key: link,
  label: name,
  keeps: ({ categoria }) => categoria === name,
}));

/** The filter and the order of the list. */
export type ListAddressView = {
  /** null for all products. */
  filter: ListFilter | null;
  order: ListOrder;
};

/** The list's parameters with one changed; '' removes it. Every change except another page returns to the first page. */
function changed(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const parameters = new URLSearchParams(before);
  parameters.delete(PAGE_PARAMETER);
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
  return parameters;
}

const searchOf = (parameters: URLSearchParams) => (parameters.size > 0 ? `?${parameters}` : '');

/** The search text in the address. A new one returns to the first page. */
export const textInAddress = {
  read: ({ search }: Path) => new URLSearchParams(search).get(QUERY_PARAMETER) ?? '',
  write: ({ search }: Path, text: string) => ({
    search: changed(new URLSearchParams(search), QUERY_PARAMETER, text).toString(),
  }),
};

/**
 * Filter, order and page of the list, kept in the address. Unknown values are ignored.
 * @param query the search text of the list that is shown, which the address has a little later; by default the address's own
 */
export function useListAddress(query?: string) {
  const { search } = useLocation();
  const [inAddress, setParameters] = useSearchParams();
  const isTyped = query !== undefined && query.trim() !== (inAddress.get(QUERY_PARAMETER) ?? '');
  const parameters = isTyped ? changed(inAddress, QUERY_PARAMETER, query.trim()) : inAddress;
  const filter = parameters.get(FILTER_PARAMETER);
  const wanted = parameters.get(ORDER_PARAMETER);
  const view: ListAddressView = {
    filter: [...stateFilters, ...categoryFilters].find(({ key }) => key === filter) ?? null,
    order: listOrders.find((order) => order === wanted) ?? 'menu',
  };
  // `replace`: Back does not undo each choice.
  const set = (name: string, value: string) =>
    setParameters((before) => changed(before, name, value), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    view,
    /** The list's `location.search`, which the pages opened from it lead back to, with what is typed and not in the address yet. */
    search: isTyped ? searchOf(parameters) : search,
    /** @param key of the filter, '' for none */
    setFilter: (key: string) => set(FILTER_PARAMETER, key),
    setOrder: (order: string) => set(ORDER_PARAMETER, order === 'menu' ? '' : order),
    /** The page parameter of the address, unchecked; null if there is none. */
    page: parameters.get(PAGE_PARAMETER),
    addressOf: (page: number) =>
      `${paths.reserved}?${changed(parameters, PAGE_PARAMETER, page > 1 ? String(page) : '')}`,
  };
}

export type ListAddress = ReturnType<typeof useListAddress>;
