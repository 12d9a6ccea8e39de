import { useMutationState } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type Change, changeOf } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import type { DishStatus } from '../../domain/today/today';
import { houseAtPresent } from '../../house';
import { footLine } from '../foot-line';
import { countedProducts } from '../texts';
import { toasts } from '../toasts';
import { useWrite, type Writer } from '../write/useWrite';
import { type MetaJob, ToldError, useWriteMeta } from '../write/useWriteMeta';

/** The status that staff choose for a dish: that of the day, or hidden from the menu. */
export type StaffStatus = DishStatus | 'hidden';

/** The choices of staff, each with its shorter name on a badge. */
export const STATUSES: Record<StaffStatus, { text: string; badge: string; icon: string }> = {
  tonight: { text: 'Esaurito stasera', badge: 'Esaurito stasera', icon: 'clock' },
  indefinitely: { text: 'Esaurito fino a nuovo avviso', badge: 'Esaurito', icon: 'x' },
  recommended: { text: 'Consigliato stasera', badge: 'Consigliato', icon: 'star' },
  hidden: { text: 'Nascosto dal menu', badge: 'Nascosto', icon: 'eye-off' },
  available: { text: 'Disponibile', badge: 'Disponibile', icon: 'check' },
};

/** `before` is the status shown at the moment of the choice: an earlier choice may not be written yet. */
export type StatusChange = { product: Product; before: StaffStatus; wanted: StaffStatus };

/** 'Cola: Esaurito stasera', 'Esaurito stasera: 12 piatti', 'Com’erano prima: 12 piatti'. */
function textOf(changes: readonly StatusChange[]): string {
  const texts = [...new Set(changes.map(({ wanted }) => STATUSES[wanted].text))];
  const text = texts.length === 1 ? texts[0] : 'Com’erano prima';
  const [first, ...others] = changes;
  return others.length === 0
    ? `${first?.product.nome}: ${text}`
    : `${text}: ${countedProducts(changes.length)}`;
}

/** The changes as one for each product: the first status before, and the last after. */
function joinStatuses(earlier: readonly StatusChange[], later: readonly StatusChange[]) {
  const byId = new Map(earlier.map((change) => [change.product.id, change]));
  for (const change of later) {
    const { before } = byId.get(change.product.id) ?? change;
    byId.set(change.product.id, { ...change, before });
  }
  return [...byId.values()].filter(({ before, wanted }) => before !== wanted);
}

const reversedAll = (changes: readonly StatusChange[]): StatusChange[] =>
  changes.map(({ product, before, wanted }) => ({ product, before: wanted, wanted: before }));

/** The statuses of the day that products have before a change. */
const statusesBefore = (changes: readonly StatusChange[]): ReadonlyMap<string, DishStatus> =>
  new Map(
    changes.flatMap(({ product: { id }, before }): [string, DishStatus][] =>
      before === 'hidden' ? [] : [[id, before]],
    ),
  );

/** The statuses that a change writes into `meta/oggi`. */
function statusesIn(changes: readonly StatusChange[]): ReadonlyMap<string, DishStatus> {
  return new Map(
    changes.flatMap(({ product: { id }, before, wanted }): [string, DishStatus][] => {
      // A hidden dish cannot be recommended: it would take the place of another.
      const status = wanted === 'hidden' && before === 'recommended' ? 'available' : wanted;
      return status === 'hidden' || status === before ? [] : [[id, status]];
    }),
  );
}

/** What changes in the products themselves: whether they are hidden. */
function hidingOf(changes: readonly StatusChange[]): Change[] {
  return changes.flatMap(({ product, before, wanted }) => {
    const standing = { ...product, nascosto: before === 'hidden' };
    return changeOf(standing, { nascosto: wanted === 'hidden' }) ?? [];
  });
}

type StatusJob = MetaJob & { changes: readonly StatusChange[] };

/** What a job writes with: `meta/oggi`, and the products. */
type Writes = {
  write: ReturnType<typeof useWriteMeta<StatusJob>>['write'];
  writeProducts: Writer['write'];
};

/**
 * All that is of tonight is one write. `nascosto` is a field of the product and is written last, so that a dish that is shown again
 * as sold out does not count as available for a moment.
 */
function jobOf(changes: readonly StatusChange[], writes: Writes, isUndo = false): StatusJob {
  const [only] = changes.length === 1 ? changes : [];
  const text = textOf(changes);
  return {
    changes,
    text,
    failed: 'Errore nel salvare la disponibilità',
    nome: only?.product.nome,
    async write() {
      const statuses = statusesIn(changes);
      const standing = isUndo ? statusesBefore(changes) : undefined;
      const { setStatus } = await import('../../data/staff/today');
      const leftAlone =
        statuses.size > 0 ? await setStatus(statuses, houseAtPresent().hours, text, standing) : [];
      const hiding = hidingOf(changes).filter(({ id }) => !leftAlone.includes(id));
      if (hiding.length > 0) {
        const { kind } = await writes.writeProducts({ purpose: 'row', changes: hiding });
        if (kind !== 'answered') throw new ToldError();
      }
      if (leftAlone.length > 0) {
        tellLeftAlone(changes.filter(({ product }) => leftAlone.includes(product.id)));
      }
      return null;
    },
    tell() {
      const shared = { items: changes, join: joinStatuses, text: textOf };
      if (isUndo) {
        footLine.tell({ ...shared, kind: null, undo: null });
        return;
      }
      const [{ wanted } = { wanted: '' }] = changes;
      const undo = (all: readonly StatusChange[]) =>
        void writes.write(jobOf(reversedAll(all), writes, true));
      footLine.tell({ ...shared, kind: wanted, undo });
    },
  };
}

const STATUS_WRITES = ['status'];

/** The statuses that are being written, by the product's id. */
export function usePendingStatuses(): ReadonlyMap<string, StaffStatus> {
  const pending = useMutationState({
    filters: { mutationKey: STATUS_WRITES, status: 'pending' },
    select: ({ state }) => (state.variables as StatusJob).changes,
  });
  return useMemo(
    () => new Map(pending.flat().map(({ product, wanted }) => [product.id, wanted])),
    [pending],
  );
}

/** Changes the statuses of products. The foot of the screen offers to give each its former one back. */
export function useDishStatus() {
  const { write: writeProducts } = useWrite({ isQuiet: true });
  const { write, isWriting } = useWriteMeta<StatusJob>(STATUS_WRITES);
  const change = useCallback(
    (changes: readonly StatusChange[]) => void write(jobOf(changes, { write, writeProducts })),
    [write, writeProducts],
  );
  return { isSaving: isWriting, change };
}

/** Names the products whose status somebody has changed since. */
function tellLeftAlone(changes: readonly StatusChange[]): void {
  const hint = changes.map(({ product }) => `${product.nome}: cambiato nel frattempo`).join('. ');
  toasts.show({ kind: 'error', text: 'Non tutto è tornato com’era', hint });
}
