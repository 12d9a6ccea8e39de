import { tonightNow } from '../../data/menu/tonight-now';
import type { SoldOut } from '../../domain/tonight/tonight';
import { useStore } from '../../ui/useStore';

const soldOutTexts: Record<SoldOut, string> = {
  tonight: 'Esaurito stasera',
  indefinitely: 'Non disponibile',
};

/** Badge of a dish that is sold out. It subscribes by itself: a change re-renders only the badge, not the card around it. */
export function SoldOutBadge({ id }: { id: string }) {
  const get = () => tonightNow.get().soldOut.get(id);
  const soldOut = useStore({ ...tonightNow, get }, () => undefined);
  return soldOut && <p className="item-sold-out">{soldOutTexts[soldOut]}</p>;
}
