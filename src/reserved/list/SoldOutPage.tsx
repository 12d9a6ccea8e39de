import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { setAvailability } from '../../data/staff/tonight';
import { categoryNames } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { orderProducts } from '../../domain/staff/product-list';
import { type Availability, marksAt, type Tonight } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { toasts } from '../../ui/toasts/Toasts';
import { ChangeForm } from '../changes/ChangePage';
import { PreviewGroup, useToggled } from '../changes/ChangePreview';
import { tellFailure } from '../failures';
import { backToList } from '../list-place';
import { refreshAll, useProducts, useServerTime, useTonight } from '../queries';
import { ReservedPage } from '../ReservedPage';
import { countedProducts } from '../texts';

/** Marks several dishes as sold out tonight, or as available again, in one write. */
export function SoldOutPage() {
  const { data: products, error } = useProducts();
  const { data: tonight, error: tonightError } = useTonight();
  const query = {
    data: products && tonight && { products, tonight },
    error: error ?? tonightError,
    refetch: refreshAll,
  };
  return (
    <ReservedPage
      title="Esauriti stasera"
      subtitle="Più piatti insieme"
      path={paths.soldOut}
      query={query}
      failure="La disponibilità non si è caricata"
      foot={null}
    >
      {(data) => <SoldOutForm {...data} />}
    </ReservedPage>
  );
}

const rowOf = ({ id, nome }: Product) => ({ key: id, nome });

type SoldOutFormProps = { products: readonly Product[]; tonight: Tonight };

function SoldOutForm({ products, tonight }: SoldOutFormProps) {
  const now = useServerTime();
  const navigate = useNavigate();
  const toggled = useToggled();
  const { mutate, isPending } = useMutation({
    mutationFn: (changes: ReadonlyMap<string, Availability>) =>
      setAvailability(
        changes,
        restaurant.hours,
        `Disponibilità di ${countedProducts(changes.size)}`,
      ),
    scope: { id: 'tonight' },
    onSuccess: (_, { size }) =>
      toasts.show({ kind: 'success', text: 'Salvato', hint: countedProducts(size) }),
    onError: (error) => tellFailure(error, 'Errore nel salvare la disponibilità'),
  });
  const { soldOut } = marksAt(tonight, now);
  const shown = orderProducts(products, 'menu').filter(({ nascosto }) => !nascosto);
  const groups = [
    {
      title: 'Esauriti adesso',
      hint: 'Togli la spunta a quelli che ci sono di nuovo.',
      rows: shown.filter(({ id }) => soldOut.has(id)).map(rowOf),
      outAtFirst: false,
    },
    ...categoryNames.map((name) => ({
      title: name,
      rows: shown.filter(({ id, categoria }) => categoria === name && !soldOut.has(id)).map(rowOf),
      outAtFirst: true,
    })),
  ];
  const changes = new Map<string, Availability>();
  for (const { rows, outAtFirst } of groups) {
    for (const { key } of rows) {
      const isTicked = toggled.isIn(key, outAtFirst);
      if (isTicked === outAtFirst) changes.set(key, isTicked ? 'tonight' : 'available');
    }
  }
  return (
    <ChangeForm
      submit={changes.size === 0 ? 'Salva' : `Salva ${countedProducts(changes.size)}`}
      nothing={changes.size === 0}
      onSubmit={() => {
        if (isPending) return;
        // Not called if the page was left meanwhile.
        const onSuccess = () => navigate(paths.reserved, { state: backToList });
        mutate(changes, { onSuccess });
      }}
    >
      <h2 className="visually-hidden">Piatti</h2>
      {groups.map((group) => (
        <PreviewGroup key={group.title} toggled={toggled} {...group} />
      ))}
    </ChangeForm>
  );
}
