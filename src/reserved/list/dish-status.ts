import { setStatus } from '../../data/staff/today';
import { type Change, changeOf } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import type { DishStatus } from '../../domain/today/today';
import { restaurant } from '../../restaurant';
import { countedProducts } from '../texts';
import { useWrite } from '../write/useWrite';
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
type StatusChange = { product: Product; before: StaffStatus; wanted: StaffStatus };

/** 'Cola: Esaurito stasera', '12 piatti: Esaurito stasera', '12 piatti: come prima'. */
function textOf(changes: readonly StatusChange[]): string {
  const texts = [...new Set(changes.map(({ wanted }) => STATUSES[wanted].text))];
  const what = changes.length === 1 ? changes[0]?.product.nome : countedProducts(changes.length);
  return `${what}: ${texts.length === 1 ? texts[0] : 'come prima'}`;
}

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

/** Changes the statuses of products. The foot of the screen offers to give each its former one back. */
export function useDishStatus() {
  const products = useWrite({ isQuiet: true });
  const { write, last, isWriting } = useWriteMeta<StatusJob>();

  /**
   * All that is of tonight is one write. `nascosto` is a field of the product and is written last, so that a dish that is shown again
   * as sold out does not count as available for a moment.
   */
  function jobOf(changes: readonly StatusChange[]): StatusJob {
    const [only] = changes.length === 1 ? changes : [];
    return {
      changes,
      text: 'Salvato',
      hint: textOf(changes),
      failed: 'Errore nel salvare la disponibilità',
      nome: only?.product.nome,
      async write() {
        const statuses = statusesIn(changes);
        if (statuses.size > 0) await setStatus(statuses, restaurant.hours, textOf(changes));
        const hiding = hidingOf(changes);
        if (hiding.length > 0) {
          const { kind } = await products.write({ purpose: 'row', changes: hiding });
          if (kind !== 'answered') throw new ToldError();
        }
        const back = changes.map(({ product, before, wanted }) => {
          return { product, before: wanted, wanted: before };
        });
        return jobOf(back);
      },
    };
  }
  return {
    isSaving: isWriting,
    /** The status that is being written for a product; undefined if none is. */
    savedStatus: (id: string) =>
      isWriting ? last?.changes.find(({ product }) => product.id === id)?.wanted : undefined,
    change: (changes: readonly StatusChange[]) => void write(jobOf(changes)),
  };
}
