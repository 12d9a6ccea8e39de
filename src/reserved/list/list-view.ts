import { useSearchParams } from 'react-router-dom';
import { categories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { type ListOrder, listOrders } from '../../domain/product/product-list';
import {
  FILTER_PARAMETER,
  ORDER_PARAMETER,
  PAGE_PARAMETER,
  paths,
  QUERY_PARAMETER,
} from '../../paths';

/** Something that the list can be limited to. */
export type ListFilter = {
  /** In the address. */
  key: string;
  label: string;
  keeps: (product: Product, isSoldOut: boolean) => boolean;
};

/** By what staff look for in the evening, or have to put right. */
export const stateFilters: readonly ListFilter[] = [
  { key: 'esauriti', label: 'Esauriti', keeps: (_, isSoldOut) => isSoldOut },
  { key: 'nascosti', label: 'Nascosti', keeps: ({ nascosto }) => nascosto === true },
  {
    key: 'non-indicati',
    label: 'Allergeni non indicati',
    keeps: ({ allergeni, allergeniDaVerificare }) =>
      allergeni.length === 0 && !allergeniDaVerificare,
  },
  {
    key: 'da-verificare',
    label: 'Allergeni da verificare',
    keeps: ({ allergeniDaVerificare }) => allergeniDaVerificare === true,
  },
];

export const categoryFilters: readonly ListFilter[] = categories.map(({ link, name }) => ({
  key: link,
  label: name,
  keeps: ({ categoria }) => categoria === name,
}));

/** What limits and sorts the list, beside the text that is searched for. */
export type ListView = {
  /** null for all products. */
  filter: ListFilter | null;
  order: ListOrder;
};

/** An address of the list with a parameter changed, '' removes it. All but another page begin at the first one. */
function changed(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const parameters = new URLSearchParams(before);
  parameters.delete(PAGE_PARAMETER);
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
  return parameters;
}

/** Another text begins at page 1 again. */
export function searchOfText(parameters: URLSearchParams): string {
  return changed(parameters, PAGE_PARAMETER, '').toString();
}

/**
 * Filter, order and page of the list, kept in the address. What it does not know is left out.
 * @param query the text that the list shows results for, which the address follows
 */
export function useListAddress(query: string) {
  const [parameters, setParameters] = useSearchParams();
  const filter = parameters.get(FILTER_PARAMETER);
  const wanted = parameters.get(ORDER_PARAMETER);
  const view: ListView = {
    filter: [...stateFilters, ...categoryFilters].find(({ key }) => key === filter) ?? null,
    order: listOrders.find((order) => order === wanted) ?? 'menu',
  };
  // Until the address follows, its page belongs to an earlier text.
  const follows = query.trim() === (parameters.get(QUERY_PARAMETER) ?? '').trim();
  // In a transition a choice would jump back until the list is rendered. Back leaves the list instead of undoing each.
  const set = (name: string, value: string) =>
    setParameters(changed(parameters, name, value), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  return {
    view,
    /** @param key of the filter, '' for none */
    setFilter: (key: string) => set(FILTER_PARAMETER, key),
    setOrder: (order: string) => set(ORDER_PARAMETER, order === 'menu' ? '' : order),
    /** The page that the address asks for: any text, or null. */
    page: follows ? parameters.get(PAGE_PARAMETER) : null,
    /** Address of a page of the current search. */
    addressOf(page: number): string {
      const address = changed(parameters, PAGE_PARAMETER, page > 1 ? String(page) : '').toString();
      return address === '' ? paths.reserved : `${paths.reserved}?${address}`;
    },
  };
}
