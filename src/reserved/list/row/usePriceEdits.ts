import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getCurrentUser } from '../../../data/staff/session';
import { formatPrice } from '../../../domain/product/price';
import type { Product } from '../../../domain/product/product';
import { useToasts } from '../../../ui/Toasts';
import { keepOutcome } from '../../outcome';
import {
  isTyped,
  keepPriceDraft,
  newPriceEdit,
  ontoCurrent,
  type PriceEdit,
  type PriceOutcome,
  savePrice,
} from '../../price-edit';
import { productGone, productRead } from '../../product-store';
import { useReserved } from '../../ReservedLayout';
import { tellSaved } from '../tell-changes';

type Edits = ReadonlyMap<string, PriceEdit>;

export type PriceActions = {
  /** Opens the field of a product's price. Other fields in which nothing was typed close. */
  open: (product: Product) => void;
  type: (product: Product, edit: PriceEdit, text: string) => void;
  close: (product: Product) => void;
  /** Takes a product that somebody else has deleted off the list. */
  forget: (product: Product) => void;
  /** @returns whether the field is done with and may close */
  save: (product: Product, edit: PriceEdit) => Promise<boolean>;
  /** Saves the price onto what somebody else has written meanwhile. */
  overwrite: (product: Product, edit: PriceEdit, current: Product) => Promise<boolean>;
  /** Leaves the price as somebody else has written it. */
  takeCurrent: (current: Product) => void;
};

function isUntouched(edit: PriceEdit): boolean {
  return !isTyped(edit) && !edit.saving && edit.failure === null && edit.problem === null;
}

type PriceEdits = {
  edits: Edits;
  /** Whether leaving the list now would lose what is typed, or leave a save behind. */
  wouldLose: () => boolean;
  /** Whether a price is being saved. */
  saving: boolean;
  actions: PriceActions;
};

/**
 * The prices that are being changed in the list, by the product's id, so that what is typed survives its row's leaving the
 * screen. The actions stay the same from render to render.
 * @param products all of them; null where they are not known
 * @param onOpen called when a field opens; always the same function
 */
export function usePriceEdits(products: readonly Product[] | null, onOpen: () => void): PriceEdits {
  const [edits, setEdits] = useState<Edits>(new Map());
  const toasts = useToasts();
  /** The last success that was told, and what closes it: it must not cover a failure, nor speak of a price that is open. */
  const success = useRef({ id: '', close: () => {} });
  /** Ids of what is being saved: set at once, since a second Enter can come before the next render. */
  const busy = useRef(new Set<string>());
  /** Whether the list has been left: then a failure can no longer be shown in its row. */
  const left = useRef(false);
  const { uid } = useReserved().user;
  const latest = useRef(edits);
  useEffect(() => {
    latest.current = edits;
  }, [edits]);
  useLayoutEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      // Nobody was asked where the session has ended: what is typed is there after the next sign-in. A save goes on.
      const lost = getCurrentUser() ? [] : [...latest.current.values()];
      for (const edit of lost) if (!edit.saving) keepPriceDraft(uid, edit);
    };
  }, [uid]);

  const actions = useMemo(() => {
    const put = (id: string, edit: PriceEdit | null) =>
      setEdits((current) => {
        const next = new Map(current);
        if (edit) next.set(id, edit);
        else next.delete(id);
        return next;
      });

    async function save(product: Product, edit: PriceEdit): Promise<boolean> {
      const { id, nome } = product;
      if (busy.current.has(id)) return false;
      busy.current.add(id);
      put(id, { ...edit, saving: true, failure: null, problem: null });
      const outcome: PriceOutcome = await savePrice(edit, edit.job.opened ?? product);
      busy.current.delete(id);
      if (outcome.kind === 'open') {
        success.current.close();
        put(id, outcome.edit);
        const { failure } = outcome.edit;
        // The row shows what stands, also where the field is left by Escape.
        if (failure?.changedTo) productRead(failure.changedTo);
        if (failure && left.current) {
          keepPriceDraft(uid, outcome.edit);
          if (getCurrentUser()) toasts.show({ kind: 'error', text: failure.message, hint: nome });
        }
        return false;
      }
      if (outcome.kind === 'saved' && !getCurrentUser()) {
        keepOutcome({ uid, mode: 'edit', product: outcome.product });
      } else if (outcome.kind === 'saved') {
        success.current = {
          id,
          close: tellSaved(toasts, `${nome}: ${formatPrice(outcome.product.prezzo)}`),
        };
      }
      return true;
    }

    return {
      open: (product) => {
        if (success.current.id === product.id) success.current.close();
        onOpen();
        setEdits((current) => {
          const kept = [...current].filter(([, edit]) => !isUntouched(edit));
          return new Map([...kept, [product.id, newPriceEdit(product)]]);
        });
      },
      type: ({ id }, edit, text) => put(id, { ...edit, text, problem: null }),
      close: ({ id }) => put(id, null),
      save,
      overwrite: (product, edit, current) => save(product, ontoCurrent(edit, current)),
      forget: ({ id }) => {
        productGone(id);
        put(id, null);
      },
      takeCurrent: (current) => {
        productRead(current);
        put(current.id, null);
      },
    } satisfies PriceActions;
  }, [toasts, onOpen, uid]);

  // A product that somebody has deleted meanwhile has no row any more: there is nothing to lose, or to ask about.
  const open = [...edits.values()].filter(
    ({ job: { opened } }) => products?.some(({ id }) => id === opened?.id) ?? true,
  );
  return {
    edits,
    wouldLose: () => busy.current.size > 0 || open.some(isTyped),
    saving: open.some(({ saving }) => saving),
    actions,
  };
}
