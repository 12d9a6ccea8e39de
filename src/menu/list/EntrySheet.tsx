import { type FormEvent, useState } from 'react';
import { toItem } from '../../dish/item';
import { centsOf, sizesOf } from '../../domain/list/bill';
import {
  LIST_LIMITS,
  type ListEntry,
  readListEntry,
  type Size,
  sizes,
} from '../../domain/list/my-list';
import type { Product } from '../../domain/product/product';
import { shownText } from '../../domain/product/shown';
import { Button } from '../../ui/Button';
import { useTexts } from '../../ui/texts';
import { useChoice } from '../choice-store';
import { StatusBadge } from '../dish/TonightBadge';
import { DialogNote } from '../MenuMessages';
import styles from './list.module.scss';
import { caveatsOf, euro } from './list-lines';
import { Doubts, ListSheetFrame, Stepper } from './parts';

type EntrySheetProps = {
  product: Product;
  /** Whether the menu may say its prices and allergens. */
  isTold: boolean;
  onAdd: (entry: ListEntry) => void;
  onClose: () => void;
};

/** Asks how a dish is wanted: the size, how many, a note. */
export function EntrySheet({ product, isTold, onAdd, onClose }: EntrySheetProps) {
  const { t } = useTexts();
  const item = toItem(product);
  const offered = sizesOf(item);
  const [size, setSize] = useState<Size>(offered[0] ?? 'normale');
  const [count, setCount] = useState(1);
  /** Null until the guest wants one. */
  const [note, setNote] = useState<string | null>(null);
  const caveats = caveatsOf(product, isTold, useChoice(), t);
  const priceOf = (each: Size) => (isTold ? centsOf(item, each) : null);
  const cents = priceOf(size);
  const { id } = product;
  const name = shownText('nome', product.nome);

  function add(event: FormEvent) {
    event.preventDefault();
    const entry = readListEntry({ id, size, count, note, name, cents });
    if (entry) onAdd(entry);
  }

  return (
    <ListSheetFrame
      id="voce-titolo"
      title={
        <span>
          <span>{t('Alla lista:')}</span> <span translate="no">{name}</span>
        </span>
      }
      onClose={onClose}
      foot={
        <button type="submit" form="voce" className="btn btn-primary">
          <span>{t('Aggiungi alla lista')}</span>
          {cents !== null && (
            <span className="text-nowrap" translate="no">
              {euro(cents * count)}
            </span>
          )}
        </button>
      }
    >
      <form id="voce" className="stack flush" onSubmit={add}>
        <StatusBadge product={product} />
        <Doubts {...caveats} problem="" />
        {offered.length > 1 && (
          <fieldset className={styles.sizes}>
            <legend>{t('Formato')}</legend>
            {offered.map((each) => (
              <label className="cluster tap w-100 border-bottom" key={each}>
                <input
                  type="radio"
                  name="formato"
                  checked={each === size}
                  onChange={() => setSize(each)}
                />
                <span>{t(sizes[each].label)}</span>
                {isTold && (
                  <span className="ms-auto text-nowrap" translate="no">
                    {euro(priceOf(each) ?? 0)}
                  </span>
                )}
              </label>
            ))}
          </fieldset>
        )}
        <Stepper label={t('Quanti')} value={count} least={1} onChange={setCount} />
        {note === null ? (
          <Button link icon="pencil" className="align-self-start" onClick={() => setNote('')}>
            {t('Aggiungi una nota')}
          </Button>
        ) : (
          <div className={styles.note}>
            <label htmlFor="voce-nota">{t('Una nota tua')}</label>
            <input
              id="voce-nota"
              className="box tap w-100"
              // The button that had the focus is removed: the field takes it.
              ref={(input) => input?.focus()}
              placeholder={t('senza cipolla')}
              autoComplete="off"
              maxLength={LIST_LIMITS.note}
              value={note}
              aria-describedby="voce-aiuto"
              onChange={({ target }) => setNote(target.value)}
            />
            <p id="voce-aiuto" className="mt-1 mb-0 quiet">
              {t('Per un’allergia una nota non basta: dillo al personale.')}
            </p>
          </div>
        )}
        <DialogNote />
      </form>
    </ListSheetFrame>
  );
}
