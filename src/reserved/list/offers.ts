import { useMutation } from '@tanstack/react-query';
import { setAvailability } from '../../data/staff/tonight';
import { writeChange } from '../../data/staff/write-changes';
import { changeOf } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import type { Availability } from '../../domain/tonight/tonight';
import { restaurant } from '../../restaurant';
import { tellFailure } from '../failures';
import { productsWritten } from '../queries';
import { countedProducts } from '../texts';
import { toasts } from '../toasts';

/** The state of a product for guests: its availability, or hidden from the menu. */
export type Offer = Availability | 'hidden';

/** What staff choose, and its shorter name on a badge. */
export const OFFERS: Record<Offer, { text: string; badge: string; icon: string }> = {
  tonight: { text: 'Esaurito stasera', badge: 'Esaurito stasera', icon: 'clock' },
  indefinitely: { text: 'Esaurito fino a nuovo avviso', badge: 'Esaurito', icon: 'x' },
  recommended: { text: 'Consigliato stasera', badge: 'Consigliato', icon: 'star' },
  hidden: { text: 'Nascosto dal menu', badge: 'Nascosto', icon: 'eye-off' },
  available: { text: 'Disponibile', badge: 'Disponibile', icon: 'check' },
};

/** `before` is the state shown at the moment of the choice: an earlier choice may not be written yet. */
type OfferChange = { before: Offer; wanted: Offer };

/** Serializes the writes of `meta/oggi`: concurrent ones would be rejected as conflicts. */
const ONE_AT_A_TIME = { id: 'tonight' };

/**
 * Writes the state of a product. `nascosto` is a field of the product and is written last, so that a dish that is shown again
 * as sold out does not count as available for a moment.
 */
async function setOffer(product: Product, { before, wanted }: OfferChange): Promise<void> {
  // A hidden dish cannot be recommended: it would take the place of another.
  const available = wanted === 'hidden' && before === 'recommended' ? 'available' : wanted;
  if (available !== 'hidden' && available !== before) {
    const text = `${product.nome}: ${OFFERS[wanted].text}`;
    const { id } = product;
    await setAvailability(new Map([[id, available]]), restaurant.hours, text);
  }
  const standing = { ...product, nascosto: before === 'hidden' };
  const change = changeOf(standing, { nascosto: wanted === 'hidden' });
  if (!change) return;
  await writeChange(change, 'row');
  productsWritten([change]);
}

/**
 * The state of a product, and its change. The update is optimistic: a failure restores the former state.
 * @param availability null while unknown
 */
export function useOffer(product: Product, availability: Availability | null) {
  const { nome } = product;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: OfferChange) => setOffer(product, change),
    scope: ONE_AT_A_TIME,
    onSuccess: (_, { before, wanted }) => {
      toasts.show({
        kind: 'success',
        text: 'Salvato',
        hint: `${nome}: ${OFFERS[wanted].text}`,
        action: {
          label: 'Rimetti',
          onClick: () => mutate({ before: wanted, wanted: before }),
        },
      });
    },
    onError: (error) => tellFailure(error, `Errore nel salvare la disponibilità di «${nome}»`),
  });
  const stored: Offer | null = product.nascosto ? 'hidden' : availability;
  const offer = isPending ? variables.wanted : stored;
  return {
    /** null while unknown. */
    offer,
    isSaving: isPending,
    change(wanted: Offer) {
      if (offer !== null && offer !== wanted) mutate({ before: offer, wanted });
    },
  };
}

type Availabilities = ReadonlyMap<string, Availability>;

/** `before` holds the former state of each product, for 'Rimetti'. */
type AvailabilityChange = { before: Availabilities; wanted: Availabilities; text: string };

/** Sets the availability of many products in one write. 'Rimetti' gives each its former state. */
export function useAvailabilities() {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ wanted, text }: AvailabilityChange) =>
      setAvailability(wanted, restaurant.hours, text),
    scope: ONE_AT_A_TIME,
    onSuccess: (_, { before, wanted, text }) => {
      const undo = { before: wanted, wanted: before, text: `Rimessi: ${text}` };
      toasts.show({
        kind: 'success',
        text: 'Salvato',
        hint: text,
        action: { label: 'Rimetti', onClick: () => mutate(undo) },
      });
    },
    onError: (error) => tellFailure(error, 'Errore nel salvare la disponibilità'),
  });
  return {
    isSaving: isPending,
    setAll(before: Availabilities, wanted: Availability) {
      mutate({
        before,
        wanted: new Map([...before.keys()].map((id) => [id, wanted])),
        text: `${countedProducts(before.size)}: ${OFFERS[wanted].text}`,
      });
    },
  };
}
