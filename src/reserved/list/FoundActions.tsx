import Dropdown from 'react-bootstrap/Dropdown';
import { Link } from 'react-router-dom';
import { type DishStatus, statusOf } from '../../domain/today/today';
import { Icon } from '../../ui/Icon';
import { fromList } from '../list-place';
import { ask } from '../question';
import { useReserved } from '../ReservedLayout';
import { countedProducts, ProductNames } from '../texts';
import { STATUSES, useDishStatus } from './dish-status';
import { pricesOf } from './ListTools';
import type { FoundList } from './useFoundProducts';

/** The actions on all products that were found, after a question that names them. */
export function FoundActions({ found, marks, address: { search } }: FoundList) {
  const { staff } = useReserved();
  const { isSaving, change } = useDishStatus();

  /** The changes of those that are not as wanted. */
  const changesTo = (wanted: DishStatus) =>
    found.flatMap((product) => {
      const before = marks && statusOf(marks, product.id);
      return before === undefined || before === wanted ? [] : { product, before, wanted };
    });

  async function set(wanted: DishStatus, title: string) {
    const changes = changesTo(wanted);
    if (changes.length === 0) return;
    const isConfirmed = await ask({
      title: `${title}: ${countedProducts(changes.length)}?`,
      text: (
        <p translate="no">
          <ProductNames names={changes.map(({ product }) => product.nome)} />
        </p>
      ),
      confirm: 'Salva',
      cancel: 'Annulla',
    });
    if (isConfirmed) change(changes);
  }
  const action = (wanted: DishStatus, text: string) => (
    <Dropdown.Item
      as="button"
      type="button"
      disabled={!staff || isSaving || changesTo(wanted).length === 0}
      // Waits until the menu has closed and restored the focus: then the question takes it.
      onClick={() => requestAnimationFrame(() => void set(wanted, text))}
    >
      <Icon name={STATUSES[wanted].icon} />
      <span>{text}</span>
    </Dropdown.Item>
  );
  return (
    <Dropdown align="end">
      <Dropdown.Toggle variant="outline-dark" size="sm" aria-label="Altro per i piatti trovati">
        Altro
      </Dropdown.Toggle>
      <Dropdown.Menu>
        {action('tonight', 'Esauriti stasera')}
        {action('available', 'Disponibili')}
        <Dropdown.Item as={Link} to={pricesOf(search)} {...fromList(search)}>
          <Icon name="percent" />
          Cambia i prezzi
        </Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown>
  );
}
