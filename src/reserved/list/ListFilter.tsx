import { memo } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { Icon } from '../../ui/Icon';
import { categoryFilters, type ListFilter, stateFilters, useListAddress } from './list-address';
import { useListCounts } from './useFoundProducts';

/** The filters and the two orders of the list, in a menu beside the search box. Memoized: see `ProductListPage`. */
export const ListFilterMenu = memo(function ListFilterMenu({ query }: { query: string }) {
  const { view, setFilter, setOrder } = useListAddress(query);
  const countOf = useListCounts();
  const item = (isOn: boolean, text: string, onClick: () => void) => (
    <Dropdown.Item
      key={text}
      as="button"
      type="button"
      className={isOn ? 'active' : ''}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {text}
    </Dropdown.Item>
  );
  const filterItem = (filter: ListFilter, kept: number | null = null) => {
    const isOn = view.filter?.key === filter.key;
    const text = kept === null ? filter.label : `${filter.label} (${kept})`;
    return item(isOn, text, () => setFilter(isOn ? '' : filter.key));
  };
  return (
    <Dropdown align="end">
      <Dropdown.Toggle variant="outline-dark" aria-label="Filtra i piatti" className="square">
        <Icon name="list-filter" />
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {item(view.filter === null, 'Tutti i piatti', () => setFilter(''))}
        <Dropdown.Header>Solo</Dropdown.Header>
        {stateFilters.map((filter) => filterItem(filter, countOf(filter)))}
        <Dropdown.Header>Categoria</Dropdown.Header>
        {categoryFilters.map((filter) => filterItem(filter))}
        <Dropdown.Header>Ordine</Dropdown.Header>
        {item(view.order === 'menu', 'Come nel menu', () => setOrder('menu'))}
        {item(view.order === 'nome', 'Per nome', () => setOrder('nome'))}
      </Dropdown.Menu>
    </Dropdown>
  );
});
