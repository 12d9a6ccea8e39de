import { useMutation } from '@tanstack/react-query';
import { setStatus } from '../../data/staff/today';
import { writeChange } from '../../data/staff/write-changes';
import { changeOf } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import type { DishStatus } from '../../domain/today/today';
import { restaurant } from '../../restaurant';
import { tellFailure } from '../failures';
import { productsWritten } from '../queries';
import { countedProducts } from '../texts';
import { toasts } from '../toasts';

/** The state of a product for guests: its availability, or hidden from the menu. */
export type Offer = DishStatus | 'hidden';

/** The choices of staff, each with its shorter name on a badge. */
export const OFFERS: Record<Offer, { text: string; badge: string; icon: string }> = {
  tonight: { text: 'Esaurito stasera', badge: 'Esaurito stasera', icon: 'clock' },
  indefinitely: { text: 'Esaurito fino a nuovo avviso', badge: 'Esaurito', icon: 'x' },
  recommended: { text: 'Consigliato stasera', badge: 'Consigliato', icon: 'star' },
  hidden: { text: 'Nascosto dal menu', badge: 'Nascosto', icon: 'eye-off' },
  available: { text: 'Disponibile', badge: 'Disponibile', icon: 'check' },
};

/** `before` is the state shown at the moment of the choice: an earlier choice may not be written yet. */
type OfferChange = { product: Product; before: Offer; wanted: Offer };

/** 'Cola: Esaurito stasera', '12 piatti: Esaurito stasera', '12 piatti: come prima'. */
function textOf(changes: readonly OfferChange[]): string {
  const texts = [...new Set(changes.map(({ wanted }) => OFFERS[wanted].text))];
  const what = changes.length === 1 ? changes[0]?.product.nome : countedProducts(changes.length);
  return `${what}: ${texts.length === 1 ? texts[0] : 'come prima'}`;
}

/**
 * Writes the states of products, all that is of tonight in one write. `nascosto` is a field of the product and is written last, so
 * that a dish that is shown again as sold out does not count as available for a moment.
 */
async function writeOffers(changes: readonly OfferChange[]): Promise<void> {
  const marks = changes.flatMap(({ product: { id }, before, wanted }): [string, DishStatus][] => {
    // A hidden dish cannot be recommended: it would take the place of another.
    const mark = wanted === 'hidden' && before === 'recommended' ? 'available' : wanted;
    return mark === 'hidden' || mark === before ? [] : [[id, mark]];
  });
  if (marks.length > 0) await setStatus(new Map(marks), restaurant.hours, textOf(changes));
  for (const { product, before, wanted } of changes) {
    const standing = { ...product, nascosto: before === 'hidden' };
    const change = changeOf(standing, { nascosto: wanted === 'hidden' });
    if (!change) continue;
    await writeChange(change, 'row');
    productsWritten([change]);
  }
}

/** Changes the states of products. A toast offers to give each its former state back. */
export function useOffers() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: writeOffers,
    // Serializes the writes of `meta/oggi`: concurrent ones would be rejected as conflicts.
    scope: { id: 'tonight' },
    onSuccess: (_, changes) => {
      const back = changes.map(({ product, before, wanted }) => {
        return { product, before: wanted, wanted: before };
      });
      toasts.show({
        kind: 'success',
        text: 'Salvato',
        hint: textOf(changes),
        action: { label: 'Rimetti', onClick: () => mutate(back) },
      });
    },
    onError: (error, changes) => {
      const about = changes.length === 1 && changes[0] ? { nome: changes[0].product.nome } : {};
      tellFailure(error, 'Errore nel salvare la disponibilità', about);
    },
  });
  return {
    isSaving: isPending,
    /** The state that is being written for a product; undefined if none is. */
    savedOffer: (id: string) =>
      isPending ? variables.find(({ product }) => product.id === id)?.wanted : undefined,
    change: (changes: readonly OfferChange[]) => mutate(changes),
  };
}
