import { Icon } from '../../ui/Icon';
import { MenuSheet } from '../MenuSheet';
import { categoryFilters, type ListFilter, stateFilters, useListAddress } from './list-address';

/** The filters and the two orders of the list, in a menu beside the search box. */
export function ListFilterMenu() {
  const { view, setFilter, setOrder } = useListAddress();
  return (
    <MenuSheet
      title="Filtra i piatti"
      label="Filtra i piatti"
      button={<Icon name="list-filter" />}
      className="square h-auto rounded-start-0"
    >
      {(close) => {
        const item = (isOn: boolean, text: string, choose: () => void) => (
          <button
            key={text}
            type="button"
            className="sheet-item"
            aria-pressed={isOn}
            onClick={() => {
              close();
              choose();
            }}
          >
            {text}
          </button>
        );
        const filterItem = ({ key, label }: ListFilter) => {
          const isOn = view.filter?.key === key;
          return item(isOn, label, () => setFilter(isOn ? '' : key));
        };
        return (
          <>
            {item(view.filter === null, 'Tutti i piatti', () => setFilter(''))}
            <h3 className="sheet-head">Solo</h3>
            {stateFilters.map(filterItem)}
            <h3 className="sheet-head">Categoria</h3>
            {categoryFilters.map(filterItem)}
            <h3 className="sheet-head">Ordine</h3>
            {item(view.order === 'menu', 'Come nel menu', () => setOrder('menu'))}
            {item(view.order === 'nome', 'Per nome', () => setOrder('nome'))}
          </>
        );
      }}
    </MenuSheet>
  );
}
