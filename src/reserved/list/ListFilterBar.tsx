import { type ListOrder, listOrders } from '../../domain/product/product-list';
import { products } from '../counted';
import { categoryFilters, findFilter, type ListFilter, stateFilters } from './list-filters';
import type { ListView } from './useListAddress';

const ORDER_TEXT: Record<ListOrder, string> = {
  menu: 'Come nel menu',
  nome: 'Per nome',
  prezzo: 'Per prezzo',
  modifica: 'Per ultima modifica',
};

type ListFilterBarProps = {
  view: ListView;
  /** How many products are found; null until they are known. */
  count: number | null;
  /** Which page of them is shown; null where there is one. */
  page: string | null;
  /** How many products a filter keeps, whatever is searched for; null until it is known. */
  countOf: (filter: ListFilter) => number | null;
  onChange: (change: Partial<ListView>) => void;
};

/** What limits and sorts the list, and how many products that leaves. */
export function ListFilterBar({ view, count, page, countOf, onChange }: ListFilterBarProps) {
  const { filter, order } = view;
  return (
    <div className="list-filters">
      <p className="list-count" role="status">
        {count !== null && count > 0 && products(count)}
        {page && <span className="visually-hidden">, {page}</span>}
      </p>
      <div className="list-selects">
        <select
          className="form-select"
          aria-label="Filtra i piatti"
          value={filter?.key ?? ''}
          onChange={({ target }) => onChange({ filter: findFilter(target.value) })}
        >
          <option value="">Tutti i piatti</option>
          <optgroup label="Solo">
            {stateFilters.map((each) => {
              const kept = countOf(each);
              return (
                <option key={each.key} value={each.key}>
                  {each.label}
                  {kept !== null && ` (${kept})`}
                </option>
              );
            })}
          </optgroup>
          <optgroup label="Categoria">
            {categoryFilters.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </optgroup>
        </select>
        <select
          className="form-select"
          aria-label="Ordina i piatti"
          value={order}
          onChange={({ target }) => {
            const wanted = listOrders.find((one) => one === target.value);
            if (wanted) onChange({ order: wanted });
          }}
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
