import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Change, changeOf } from '../../../domain/changes/change';
import { allergensOf } from '../../../domain/product/allergens';
import type { Product } from '../../../domain/product/product';
import { type PriceName, priceNames } from '../../../domain/product/sizes';
import { parsePrice, priceProblem, priceText, valuesOf } from '../../../domain/product/validation';
import { paths } from '../../../paths';
import { dropDraft, findDraft, keepDraft, openRowDraft } from '../../draft/drafts';
import { useReserved } from '../../ReservedLayout';
import { useWrite } from '../../write/useWrite';
import { useLeaving } from './useLeaving';

/** What is typed and ticked in a row. */
export type RowValues = Record<PriceName, string> & { allergeni: number[] };

const textsOf = (product: Product): RowValues => ({
  prezzo: priceText(product.prezzo),
  prezzo_familiare: priceText(product.prezzo_familiare),
  prezzo_al_metro: priceText(product.prezzo_al_metro),
  allergeni: product.allergeni,
});

/** Begins the write of a product, so that it takes one request when the row is left. */
function prepare(id: string): void {
  import('../../../data/staff/ahead').then(({ prepareWrite }) => prepareWrite(id)).catch(() => {});
}

type RowFormOptions = {
  /** Whether the cursor is in its price. */
  startsInPrice: boolean;
  /** Called once the row is saved, left, or given back what stood. */
  onClose: () => void;
  /** Called if a row that was left could not be saved. Its text is a draft. */
  onFailed: (id: string) => void;
};

/**
 * The form of an open row: saved by Enter and when the row is left (`useLeaving`). What is typed is kept as the dish's draft until
 * it is saved. A fault keeps the row open; the one question lets what was tapped wait; else the write runs on after the row has
 * closed, and a row whose write fails is opened again with its draft.
 */
export function useRowForm(product: Product, { startsInPrice, onClose, onFailed }: RowFormOptions) {
  const { id, nome } = product;
  const { uid } = useReserved().user;
  const [restored] = useState(() => findDraft(uid, id));
  /** The product that the values are compared with. Until something is typed it follows the list. */
  const [base, setBase] = useState(restored?.product ?? product);
  const values = useMemo(() => textsOf(base), [base]);
  const form = useForm<RowValues>({
    values,
    resetOptions: { keepDirtyValues: true, keepDirty: true },
  });
  const { reset: show } = form;
  useLayoutEffect(() => {
    if (!restored) return;
    const { prezzo, prezzo_familiare, prezzo_al_metro, allergeni } = restored.values as RowValues;
    const texts = { prezzo, prezzo_familiare, prezzo_al_metro, allergeni };
    show(texts, { keepDefaultValues: true });
  }, [restored, show]);
  const { isDirty } = form.formState;
  const isAboutToType = startsInPrice || isDirty;
  const writer = useWrite({ inOrder: true });
  const { place, write, isWriting, reset } = writer;
  if (product !== base && !isDirty && !restored && !isWriting) setBase(product);

  const keep = useEffectEvent((typed: RowValues, hasTyped: boolean) => {
    const draft = { uid, key: id, name: nome, to: paths.editProduct(id), product: base };
    if (hasTyped) keepDraft({ ...draft, values: { ...valuesOf(base), ...typed } });
    else dropDraft(uid, id);
  });
  // Its reads are there once the row is left.
  useEffect(() => {
    if (isAboutToType) prepare(id);
  }, [id, isAboutToType]);
  const { subscribe } = form;
  useEffect(() => {
    openRowDraft.set(id);
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values: typed, isDirty: hasTyped }) => keep(typed, hasTyped ?? false),
    });
    return () => {
      stop();
      openRowDraft.set(null);
    };
  }, [id, subscribe]);

  /** The prices that are typed anew. */
  const typedPrices = (typed: RowValues) => {
    const shown = textsOf(base);
    return priceNames.filter((name) => typed[name] !== shown[name]);
  };

  /** What the typed values would change; null if nothing. */
  function changeIn(typed: RowValues): Change | null {
    const prices = typedPrices(typed).map((name) => [name, parsePrice(typed[name])]);
    const isTicked = typed.allergeni.length !== base.allergeni.length;
    const allergeni = allergensOf(typed.allergeni).map((allergen) => allergen.id);
    return changeOf(base, { ...Object.fromEntries(prices), ...(isTicked && { allergeni }) });
  }

  /** Says at its field why a price cannot be saved. @returns whether one cannot */
  function showProblems(): boolean {
    const typed = form.getValues();
    const wrong = typedPrices(typed).flatMap((name) => {
      const message = priceProblem(name, typed[name]);
      return message ? [{ name, message }] : [];
    });
    for (const { name, message } of wrong) form.setError(name, { type: 'check', message });
    if (wrong[0]) form.setFocus(wrong[0].name);
    return wrong.length > 0;
  }

  const jobOf = (change: Change) => ({ purpose: 'row' as const, changes: [change] });

  /** @param next what follows once it is saved, just before the row closes */
  async function save(change: Change, next = () => {}): Promise<void> {
    const result = await write(jobOf(change));
    const isSaved = result.kind === 'answered' && result.outcomes.get(id)?.kind === 'written';
    if (isSaved) dropDraft(uid, id);
    if (isSaved && place.current) {
      next();
      onClose();
    }
    if (result.kind === 'declined') form.setFocus(typedPrices(form.getValues())[0] ?? 'prezzo');
    else if (!isSaved && !place.current) onFailed(id);
  }

  /** Saves what is typed, and closes the row. */
  function submit(): void {
    if (isWriting || showProblems()) return;
    reset();
    const change = changeIn(form.getValues());
    if (change) void save(change);
    else close();
  }

  /** Gives back what stood. */
  function close(): void {
    dropDraft(uid, id);
    onClose();
  }

  useLeaving({
    isDirty: () => isDirty && !isWriting,
    leave(waits, next) {
      const change = changeIn(form.getValues());
      if (!isWriting) {
        // A choice between mine and theirs comes first.
        if (writer.leftAlone !== '') place.current?.scrollIntoView({ block: 'nearest' });
        if (writer.leftAlone !== '' || showProblems()) return 'stays';
        if (change && (waits || writer.asks(jobOf(change)))) {
          void save(change, next);
          return 'asks';
        }
        if (change) void save(change);
        else dropDraft(uid, id);
      }
      next();
      // Its own links need their row: they leave the page.
      if (!waits) onClose();
      return 'goes';
    },
  });

  return { form, base, writer, change: changeIn(form.watch()), submit, close, save };
}
