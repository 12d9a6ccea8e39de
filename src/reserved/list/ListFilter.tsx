import Dropdown from 'react-bootstrap/Dropdown';
import { Icon } from '../../ui/Icon';
import { categoryFilters, type ListFilter, stateFilters, useListAddress } from './list-address';

/** The filters and the two orders of the list, in a menu beside the search box. */
export function ListFilterMenu() {
  const { view, setFilter, setOrder } = useListAddress();
  const item = (isOn: boolean, text: string, onClick: () => void) => (
    <Dropdown.Item
      key={text}
      as="button"
      type="button"
      active={isOn}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {text}
    </Dropdown.Item>
  );
  const filterItem = ({ key, label }: ListFilter) => {
    const isOn = view.filter?.key === key;
    return item(isOn, label, () => setFilter(isOn ? '' : key));
  };
  return (
    <Dropdown align="end">
      <Dropdown.Toggle
        variant="outline-dark"
        aria-label="Filtra i piatti"
        className="square h-auto rounded-start-0"
      >
        <Icon name="list-filter" />
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {item(view.filter === null, 'Tutti i piatti', () => setFilter(''))}
        <Dropdown.Header>Solo</Dropdown.Header>
        {stateFilters.map(filterItem)}
        <Dropdown.Header>Categoria</Dropdown.Header>
        {categoryFilters.map(filterItem)}
        <Dropdown.Header>Ordine</Dropdown.Header>
        {item(view.order === 'menu', 'Come nel menu', () => setOrder('menu'))}
        {item(view.order === 'nome', 'Per nome', () => setOrder('nome'))}
      </Dropdown.Menu>
    </Dropdown>
  );
}
