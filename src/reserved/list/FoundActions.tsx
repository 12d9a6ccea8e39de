import { Link } from 'react-router-dom';
import { type DishStatus, statusOf } from '../../domain/today/today';
import { Icon } from '../../ui/Icon';
import { fromList } from '../list-place';
import { MenuSheet } from '../MenuSheet';
import { ask } from '../question';
import { useReserved } from '../ReservedLayout';
import { countedProducts, ProductNames } from '../texts';
import { STATUSES, useDishStatus } from './dish-status';
import { pricesOf } from './ListTools';
import type { FoundList } from './useFoundProducts';

/** The actions on all products that were found, after a question that names them. */
export function FoundActions({ found, statuses, address: { search } }: FoundList) {
  const { staff } = useReserved();
  const { isSaving, change } = useDishStatus();

  /** The changes of those that are not as wanted. */
  const changesTo = (wanted: DishStatus) =>
    found.flatMap((product) => {
      const before = statuses && statusOf(statuses, product.id);
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
  const action = (close: () => void, wanted: DishStatus, text: string) => (
    <button
      type="button"
      className="sheet-item"
      disabled={!staff || isSaving || changesTo(wanted).length === 0}
      onClick={() => {
        // The question takes the focus once the sheet has given it back.
        close();
        void set(wanted, text);
      }}
    >
      <Icon name={STATUSES[wanted].icon} />
      <span>{text}</span>
    </button>
  );
  const these = found.length === 1 ? 'Questo piatto' : `Questi ${countedProducts(found.length)}`;
  return (
    <MenuSheet
      title={these}
      button={<span key={these}>{these}</span>}
      size="sm"
      className="sheet-opener"
    >
      {(close) => (
        <>
          {action(close, 'tonight', 'Esauriti stasera')}
          {action(close, 'available', 'Disponibili')}
          <Link className="sheet-item" to={pricesOf(search)} {...fromList(search)}>
            <Icon name="percent" />
            <span>Cambia i prezzi</span>
          </Link>
        </>
      )}
    </MenuSheet>
  );
}
