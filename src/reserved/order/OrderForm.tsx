import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import ListGroup from 'react-bootstrap/ListGroup';
import { defaultOrder, placedIn, planOrder } from '../../domain/changes/menu-order';
import type { DishCategoryName } from '../../domain/product/categories';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { Icon } from '../../ui/Icon';
import { useReserved } from '../ReservedLayout';
import { useLeaveQuestion } from '../useLeaveQuestion';
import { ChangeForm, type ProposalProps } from '../write/ChangePage';

type OrderFormProps = ProposalProps & {
  category: DishCategoryName;
  /** Id of the dish that the page was opened for, or null. */
  first: string | null;
};

/**
 * The dishes in their order, which is the preview. One of them is chosen; a tap on another puts it there, and the buttons below
 * the list move it step by step.
 */
export function OrderForm({ category, products, first, propose }: OrderFormProps) {
  const { staff } = useReserved();
  // Kept as they were read before the first move, whatever is read meanwhile.
  const [arranged, setArranged] = useState<readonly Product[] | null>(null);
  const [chosen, setChosen] = useState(first);
  const dishes = arranged ?? placedIn(category, products);
  const changes = arranged ? planOrder(arranged) : [];
  useLeaveQuestion(() => changes.length > 0);
  const place = dishes.findIndex(({ id }) => id === chosen);
  const dish = dishes[place];
  // The chosen dish stays in sight wherever it is moved.
  useEffect(() => {
    if (place >= 0)
      document.getElementById(`piatto-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, place]);

  function move(to: number) {
    if (!dish || to === place || to < 0 || to >= dishes.length) return;
    const next = dishes.filter((each) => each !== dish);
    next.splice(to, 0, dish);
    setArranged(next);
  }
  function sort(sorted: (dishes: readonly Product[]) => Product[]) {
    setArranged(sorted(dishes));
    setChosen(null);
  }
  function tap({ id }: Product) {
    const to = dishes.findIndex((each) => each.id === id);
    if (dish && to !== place) move(to);
    // Moved, or tapped once more: the next tap chooses another one.
    setChosen(dish ? null : id);
  }
  const moves = [
    { icon: 'arrow-up-to-line', label: 'Primo', to: 0 },
    { icon: 'arrow-up', label: 'Su', to: place - 1 },
    { icon: 'arrow-down', label: 'Giù', to: place + 1 },
    { icon: 'arrow-down-to-line', label: 'Ultimo', to: dishes.length - 1 },
  ];
  return (
    <ChangeForm
      submit="Salva l’ordine"
      nothing={changes.length === 0}
      onSubmit={() => propose(changes, null)}
      tools={
        dishes.length < 2 ? undefined : (
          <ButtonGroup
            className="flex-grow-1 flex-md-grow-0 me-md-auto"
            aria-label="Sposta il piatto scelto"
          >
            {moves.map(({ icon, label, to }) => (
              <Button
                key={label}
                variant="outline-dark"
                className="flex-fill px-0 px-md-3 justify-content-center"
                aria-label={label}
                disabled={!staff || !dish}
                aria-disabled={to === place || to < 0 || to === dishes.length}
                onClick={() => move(to)}
              >
                <Icon name={icon} />
              </Button>
            ))}
          </ButtonGroup>
        )
      }
    >
      <div role="status">
        {dishes.length === 0 && <p className="quiet">Qui non c’è ancora nessun piatto.</p>}
        {dishes.length === 1 && <p className="quiet">C’è un solo piatto: niente da ordinare.</p>}
        {dishes.length > 1 && (
          <p className="quiet">
            {dish
              ? `«${nameOf(dish)}»: ${place + 1} di ${dishes.length}. Tocca il suo posto nuovo.`
              : 'Tocca un piatto, poi il suo posto nuovo.'}
          </p>
        )}
      </div>
      {dishes.length > 1 && (
        <div className="d-flex flex-wrap gap-2 mb-3">
          <Button
            variant="outline-dark"
            size="sm"
            disabled={!staff}
            onClick={() => sort(defaultOrder)}
          >
            Ordina per prezzo
          </Button>
          <Button variant="outline-dark" size="sm" disabled={!staff} onClick={() => sort(byName)}>
            Ordina per nome
          </Button>
        </div>
      )}
      <ListGroup as="ol" role="list" numbered className="measure mb-4">
        {dishes.map((each) => (
          <ListGroup.Item
            as="li"
            key={each.id}
            id={`piatto-${each.id}`}
            active={each === dish}
            className="d-flex gap-2 align-items-center py-0"
          >
            <button
              type="button"
              className="bare tap flex-fill flex-wrap column-gap-2 justify-content-between text-start text-reset"
              aria-pressed={each === dish}
              data-focus-first={each.id === first || undefined}
              disabled={!staff}
              onClick={() => tap(each)}
            >
              <b translate="no">{nameOf(each)}</b>
              <span className="text-nowrap">{factsOf(each)}</span>
              {dish && each !== dish && (
                <span className="visually-hidden">{`: qui ${nameOf(dish)}`}</span>
              )}
            </button>
          </ListGroup.Item>
        ))}
      </ListGroup>
    </ChangeForm>
  );
}

const nameOf = ({ nome }: Product) => nome || 'Senza nome';

function byName(dishes: readonly Product[]): Product[] {
  const { compare } = new Intl.Collator('it');
  return [...dishes].sort((a, b) => compare(a.nome, b.nome));
}

/** '€ 7,00 · nascosto' */
function factsOf({ prezzo, nascosto }: Product): string {
  return [prezzo > 0 && formatPrice(prezzo), nascosto && 'nascosto'].filter(Boolean).join(' · ');
}
