import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DishCategoryName } from '../../domain/product/categories';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { defaultOrder, placedIn, planOrder } from '../../domain/staff/menu-order';
import { Button } from '../../ui/Button';
import { ChangeForm, type ProposalProps } from '../changes/ChangePage';
import { useReserved } from '../ReservedLayout';
import { useLeaveQuestion } from '../useLeaveQuestion';
import styles from './MenuOrderPage.module.scss';

type OrderFormProps = ProposalProps & {
  category: DishCategoryName;
  /** Id of the dish that the page was opened for, or null. */
  first: string | null;
};

/** The dishes in their order, which is the preview: what is moved here is seen here. */
export function OrderForm({ category, products, first, propose }: OrderFormProps) {
  const { staff } = useReserved();
  const stored = placedIn(category, products);
  // Kept as they were read before the first move, whatever is read meanwhile.
  const [arranged, setArranged] = useState<readonly Product[] | null>(null);
  /** Ids of the dishes that were moved by hand. */
  const [moved, setMoved] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const dishes = arranged ?? stored;
  const changes = arranged ? planOrder(arranged) : [];
  useLeaveQuestion(() => changes.length > 0);
  useEffect(() => {
    const button = document.querySelector<HTMLElement>('main [data-focus-first]');
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'center' });
  }, []);

  /** Moves a dish. Its button stays under the finger, and keeps the focus. */
  function move(dish: Product, to: number, button: HTMLElement) {
    if (to < 0 || to >= dishes.length || dishes[to] === dish) return;
    const next = dishes.filter((each) => each !== dish);
    next.splice(to, 0, dish);
    const { top } = button.getBoundingClientRect();
    flushSync(() => {
      setMoved([...moved, dish.id]);
      arrange(next, `${dish.nome}: ${to + 1} di ${dishes.length}`);
    });
    window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
    button.focus({ preventScroll: true });
  }
  function arrange(next: readonly Product[], said: string) {
    setArranged(next);
    setNews(said);
  }
  return (
    <ChangeForm
      submit="Salva l’ordine"
      nothing={changes.length === 0}
      onSubmit={() => propose(changes, null)}
    >
      <div role="status">
        {dishes.length === 0 && <p className="quiet">Qui non c’è ancora nessun piatto.</p>}
        {dishes.length === 1 && <p className="quiet">C’è un solo piatto: niente da ordinare.</p>}
        <span className="visually-hidden">{news}</span>
      </div>
      {dishes.length > 1 && (
        <div className="cluster">
          <Button
            disabled={!staff}
            onClick={() => arrange(defaultOrder(dishes), 'Ordinati per prezzo')}
          >
            Ordina per prezzo
          </Button>
          <Button disabled={!staff} onClick={() => arrange(byName(dishes), 'Ordinati per nome')}>
            Ordina per nome
          </Button>
        </div>
      )}
      <ol className={`plain-list lines measure ${styles.dishes}`}>
        {dishes.map((dish, index) => (
          <li className="cluster" key={dish.id}>
            <span className="quiet">{index + 1}</span>
            <div className="flush rest">
              <b translate="no">{dish.nome || 'Senza nome'}</b>
              <p className="quiet small">
                {factsOf(
                  dish,
                  moved.includes(dish.id) ? stored.findIndex(({ id }) => id === dish.id) : index,
                  index,
                )}
              </p>
            </div>
            {dishes.length > 1 && (
              <div className={`cluster tight end ${styles.moves}`}>
                {[
                  { icon: 'arrow-up-to-line', label: 'Primo', to: 0 },
                  { icon: 'arrow-up', label: 'Su', to: index - 1 },
                  { icon: 'arrow-down', label: 'Giù', to: index + 1 },
                  { icon: 'arrow-down-to-line', label: 'Ultimo', to: dishes.length - 1 },
                ].map(({ icon, label, to }) => (
                  <Button
                    key={label}
                    icon={icon}
                    aria-label={`${label}: ${dish.nome}`}
                    disabled={!staff}
                    aria-disabled={to === index || to < 0 || to === dishes.length}
                    data-focus-first={(label === 'Primo' && dish.id === first) || undefined}
                    onClick={({ currentTarget }) => move(dish, to, currentTarget)}
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
    </ChangeForm>
  );
}

function byName(dishes: readonly Product[]): Product[] {
  const { compare } = new Intl.Collator('it');
  return [...dishes].sort((a, b) => compare(a.nome, b.nome));
}

/** '€ 7,00 · nascosto · era 12º'. @param before its index in the stored order, @param index the one on the page */
function factsOf({ prezzo, nascosto }: Product, before: number, index: number): string {
  const facts = [
    prezzo > 0 && formatPrice(prezzo),
    nascosto && 'nascosto',
    before !== index && `era ${before + 1}º`,
  ];
  return facts.filter(Boolean).join(' · ');
}
