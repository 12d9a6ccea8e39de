import { useSyncExternalStore } from 'react';
import { tonightNow } from '../../data/menu/tonight-now';
import type { SoldOut } from '../../domain/tonight/tonight';

const words: Record<SoldOut, string> = {
  tonight: 'Esaurito stasera',
  indefinitely: 'Non disponibile',
};

/** Says that a dish cannot be had. It alone is rendered when that changes, not the card around it. */
export function SoldOutBadge({ id }: { id: string }) {
  const soldOut = useSyncExternalStore(
    tonightNow.subscribe,
    () => tonightNow.get().soldOut.get(id),
    () => undefined,
  );
  return soldOut && <p className="sold-out">{words[soldOut]}</p>;
}
