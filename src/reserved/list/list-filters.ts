import { categories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import type { Availability } from '../../domain/tonight/tonight';

/** Something that the list can be limited to. */
export type ListFilter = {
  /** In the address. */
  key: string;
  label: string;
  /** @param availability null until it is known */
  keeps: (product: Product, availability: Availability | null) => boolean;
};

/** By what staff look for in the evening, or have to put right. */
export const stateFilters: readonly ListFilter[] = [
  {
    key: 'esauriti',
    label: 'Esauriti',
    keeps: (_, availability) => availability !== null && availability !== 'available',
  },
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

/** @returns null where the key is none */
export function findFilter(key: string | null): ListFilter | null {
  return [...stateFilters, ...categoryFilters].find((filter) => filter.key === key) ?? null;
}
