import { tonightNow } from '../../data/menu/tonight-now';
import { type Availability, availabilityOf, type SoldOut } from '../../domain/tonight/tonight';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/useStore';

/** What guests read of a dish that is sold out. */
export const soldOutTexts: Record<SoldOut, string> = {
  tonight: 'Esaurito stasera',
  indefinitely: 'Non disponibile',
};

/**
 * Badge of a dish that is sold out, or recommended. It subscribes by itself: a change re-renders only the badge, not the card
 * around it.
 */
export function TonightBadge({ id }: { id: string }) {
  const get = () => availabilityOf(tonightNow.get(), id);
  const availability = useStore({ ...tonightNow, get }, (): Availability => 'available');
  if (availability === 'available') return null;
  if (availability === 'recommended') {
    return (
      <p className="item-tonight item-recommended">
        <Icon name="star" />
        Consigliato stasera
      </p>
    );
  }
  return <p className="item-tonight item-sold-out">{soldOutTexts[availability]}</p>;
}
