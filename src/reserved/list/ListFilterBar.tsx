import type { ReactNode } from 'react';
import { type ListOrder, listOrders } from '../../domain/staff/product-list';
import { categoryFilters, type ListAddress, type ListFilter, stateFilters } from './list-address';
import styles from './ProductListPage.module.scss';

const ORDER_TEXT: Record<ListOrder, string> = {
  menu: 'Come nel menu',
  nome: 'Per nome',
  prezzo: 'Per prezzo',
  modifica: 'Per ultima modifica',
};

type ListFilterBarProps = {
  address: ListAddress;
  /** How many products a filter keeps, regardless of the search; null while unknown. */
  countOf: (filter: ListFilter) => number | null;
  /** The number of products that were found. */
  children: ReactNode;
};

/** Filter, order and result count of the list. */
export function ListFilterBar({ address, countOf, children }: ListFilterBarProps) {
  const { view, setFilter, setOrder } = address;
  const optionOf = ({ key, label }: ListFilter, kept: number | null = null) => (
    <option key={key} value={key}>
      {kept === null ? label : `${label} (${kept})`}
    </option>
  );
  return (
    <div className={`cluster ${styles.filters}`}>
      <p className={`strong ${styles.count}`} role="status">
        {children}
      </p>
      <div className={`row ${styles.selects}`}>
        <select
          className="form-select"
          aria-label="Filtra i piatti"
          value={view.filter?.key ?? ''}
          onChange={({ target }) => setFilter(target.value)}
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
          onChange={({ target }) => setOrder(target.value)}
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
