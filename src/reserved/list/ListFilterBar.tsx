import { type ListOrder, listOrders } from '../../domain/product/product-list';
import { products } from '../counted';
import { categoryFilters, type ListFilter, type ListView, stateFilters } from './list-view';

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
  onFilter: (key: string) => void;
  onOrder: (order: string) => void;
};

/** What limits and sorts the list, and how many products that leaves. */
export function ListFilterBar(props: ListFilterBarProps) {
  const { view, count, page, countOf, onFilter, onOrder } = props;
  const optionOf = ({ key, label }: ListFilter, kept: number | null = null) => (
    <option key={key} value={key}>
      {kept === null ? label : `${label} (${kept})`}
    </option>
  );
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
          value={view.filter?.key ?? ''}
          onChange={({ target }) => onFilter(target.value)}
        >
          <option value="">Tutti i piatti</option>
          <optgroup label="Solo">
            {stateFilters.map((filter) => optionOf(filter, countOf(filter)))}
          </optgroup>
          <optgroup label="Categoria">{categoryFilters.map((filter) => optionOf(filter))}</optgroup>
        </select>
        <select
          className="form-select"
          aria-label="Ordina i piatti"
          value={view.order}
          onChange={({ target }) => onOrder(target.value)}
        >
          {listOrders.map((order) => (
            <option key={order} value={order}>
              {ORDER_TEXT[order]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
