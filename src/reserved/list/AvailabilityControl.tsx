import { useMutation } from '@tanstack/react-query';
import { setAvailability } from '../../data/staff/tonight';
import { writeChange } from '../../data/staff/write-changes';
import { changeOf } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import type { Availability } from '../../domain/tonight/tonight';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { toasts } from '../../ui/Toasts';
import { tellFailure } from '../failures';
import { productsWritten } from '../queries';

/** What guests get of a product: nothing at all where it is hidden from the menu. */
type Offer = Availability | 'hidden';

/** The four as staff read them: to choose from, and on the closed control. */
const OFFERS: Record<Offer, { text: string; short: string; icon: string }> = {
  available: { text: 'Disponibile', short: 'Disponibile', icon: 'check' },
  tonight: { text: 'Esaurito stasera', short: 'Esaurito stasera', icon: 'clock' },
  indefinitely: { text: 'Esaurito fino a nuovo avviso', short: 'Esaurito', icon: 'x' },
  hidden: { text: 'Nascosto dal menu', short: 'Nascosto', icon: 'eye-off' },
};

/** `before` is what is shown when somebody chooses: an earlier choice may not be written yet. */
type OfferChange = { before: Offer | null; wanted: Offer };

/**
 * Writes what guests get of a product. It is hidden by a field of its own, which is written last: a dish that is shown again is
 * not to be had for a moment where it is sold out.
 */
async function setOffer(product: Product, { before, wanted }: OfferChange): Promise<void> {
  if (wanted !== 'hidden' && wanted !== before) {
    const text = `${product.nome}: ${OFFERS[wanted].text}`;
    await setAvailability(product.id, wanted, restaurant.hours, text);
  }
  const standing = { ...product, nascosto: before === 'hidden' };
  const change = changeOf(standing, { nascosto: wanted === 'hidden' });
  if (!change) return;
  await writeChange(change, 'row');
  productsWritten([change]);
}

/**
 * What guests get of a product, and how it is changed. The wanted state is shown at once; a failure brings the earlier one back.
 * @param availability null until it is known
 */
export function useOffer(product: Product, availability: Availability | null) {
  const { nome } = product;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: OfferChange) => setOffer(product, change),
    // One after the other: side by side they would be refused as conflicts.
    scope: { id: 'tonight' },
    onSuccess: (_, { wanted }) => {
      toasts.show({ kind: 'success', text: 'Salvato', hint: `${nome}: ${OFFERS[wanted].text}` });
    },
    onError: (error) => tellFailure(error, `La disponibilità di «${nome}» non è stata salvata`),
  });
  const stored: Offer | null = product.nascosto ? 'hidden' : availability;
  const offer = isPending ? variables.wanted : stored;
  return {
    offer,
    isSaving: isPending,
    change: (wanted: Offer) => mutate({ before: offer, wanted }),
  };
}

type AvailabilityControlProps = ReturnType<typeof useOffer> & {
  nome: string;
  /** Whether it may be changed. */
  enabled: boolean;
};

/** Says what guests get of a product: the browser's own menu, which lies over the state in short words. */
export function AvailabilityControl(props: AvailabilityControlProps) {
  const { nome, enabled, offer, isSaving, change } = props;
  const { short, icon } = OFFERS[offer ?? 'available'];
  return (
    <div className={`availability availability-${offer ?? 'unknown'}`} aria-busy={isSaving}>
      <select
        aria-label={`Disponibilità di ${nome}`}
        value={offer ?? 'available'}
        disabled={!enabled || offer === null}
        onChange={({ target }) => change(target.value as Offer)}
      >
        {Object.entries(OFFERS).map(([key, { text }]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <span className="availability-shown" aria-hidden="true">
        <Icon name={icon} />
        <span className="availability-text">{short}</span>
        <Icon name="chevron-right" className="availability-arrow" />
      </span>
    </div>
  );
}
