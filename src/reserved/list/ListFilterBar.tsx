import { categories } from '../../domain/product/categories';
import { type ListOrder, listOrders } from '../../domain/product/product-list';
import { products } from '../counted';
import type { ListFilters } from '../list-state';

const ORDER_TEXT: Record<ListOrder, string> = {
  nome: 'Per nome',
  prezzo: 'Per prezzo',
  categoria: 'Per categoria',
  modifica: 'Per ultima modifica',
};

type ListFilterBarProps = {
  filters: ListFilters;
  /** How many products are found; null until they are known. */
  count: number | null;
  /** Which page of them is shown; null where there is one. */
  page: string | null;
  /** How many products are sold out, whatever is searched for; null until it is known. */
  soldOutCount: number | null;
  onChange: (change: Partial<ListFilters>) => void;
};

/** What limits and sorts the list, and how many products that leaves. */
export function ListFilterBar({
  filters,
  count,
  page,
  soldOutCount,
  onChange,
}: ListFilterBarProps) {
  const { category, order, soldOut } = filters;
  return (
    <div className="list-filters">
      <p className="list-count" role="status">
        {count !== null && count > 0 && products(count)}
        {page && <span className="visually-hidden">, {page}</span>}
      </p>
      <label className="list-sold-out">
        <input
          type="checkbox"
          className="form-check-input"
          checked={soldOut}
          onChange={({ target }) => onChange({ soldOut: target.checked })}
        />
        Solo esauriti{soldOutCount !== null && ` (${soldOutCount})`}
      </label>
      <div className="list-selects">
        <select
          className="form-select"
          aria-label="Filtra per categoria"
          value={category?.name ?? ''}
          onChange={({ target }) =>
            onChange({ category: categories.find(({ name }) => name === target.value) ?? null })
          }
        >
          <option value="">Tutte le categorie</option>
          {categories.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select
          className="form-select"
          aria-label="Ordina i prodotti"
          value={order}
          onChange={({ target }) =>
            onChange({ order: listOrders.find((one) => one === target.value) ?? 'nome' })
          }
        >
          {listOrders.map((one) => (
            <option key={one} value={one}>
              {ORDER_TEXT[one]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
