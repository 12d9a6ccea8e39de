import { type FormEvent, type ReactElement, useState } from 'react';
import { AllergensInWords } from '../../dish/DishFacts';
import { toItem } from '../../dish/item';
import { isHidden } from '../../domain/filter/criteria';
import { withBase } from '../../domain/list/base';
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
import type { Say } from '../../domain/words/say';
import { Button } from '../../ui/Button';
import { useTexts } from '../../ui/texts';
import { useChoice } from '../choice-store';
import { StatusBadge } from '../dish/StatusBadge';
import { DialogNote } from '../MenuMessages';
import styles from './list.module.scss';
import { caveatsOf, euro } from './list-lines';
import { Doubts, ListSheetFrame, Stepper } from './parts';

type EntrySheetProps = {
  product: Product;
  /** What it may be made on tonight; none for a dish without a base. */
  bases: readonly Product[];
  /** Whether the menu may say its prices and allergens. */
  isTold: boolean;
  onAdd: (entry: ListEntry) => void;
  onClose: () => void;
};

/** Asks how a dish is wanted: the size, the base, how many, a note. Allergens and price are those of dish and base together. */
export function EntrySheet({ product, bases, isTold, onAdd, onClose }: EntrySheetProps) {
  const { t } = useTexts();
  const item = toItem(product);
  const offered = sizesOf(item);
  const [size, setSize] = useState<Size>(offered[0] ?? 'normale');
  const choice = useChoice();
  const offeredBases = bases.filter((each) => !isHidden(each, choice));
  const [baseId, setBaseId] = useState<string | null>(null);
  const base = offeredBases.find((each) => each.id === baseId) ?? null;
  const whole = withBase(product, base);
  const { allergens, allergenAnswer } = toItem(whole);
  const [count, setCount] = useState(1);
  /** Null until the guest wants one. */
  const [note, setNote] = useState<string | null>(null);
  const caveats = caveatsOf(whole, isTold, choice, t);
  const priceOf = (each: Size) => (isTold ? centsOf(item, each) : null);
  const own = priceOf(size);
  const cents = own && own + supplementOf(base);
  const { id } = product;
  const name = shownText('nome', product.nome);

  function add(event: FormEvent) {
    event.preventDefault();
    const entry = readListEntry({
      id,
      size,
      base: base && { id: base.id, name: base.nome },
      count,
      note,
      name,
      cents,
    });
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
              <Option
                key={each}
                group="formato"
                isChosen={each === size}
                onChoose={() => setSize(each)}
                price={isTold ? euro(priceOf(each) ?? 0) : ''}
              >
                <span>{t(sizes[each].label)}</span>
              </Option>
            ))}
          </fieldset>
        )}
        {offeredBases.length > 0 && (
          <fieldset className={styles.sizes}>
            <legend>{t('Impasto')}</legend>
            {[null, ...offeredBases].map((each) => (
              <Option
                key={each?.id ?? ''}
                group="impasto"
                isChosen={each === base}
                onChoose={() => setBaseId(each?.id ?? null)}
                price={each ? supplementText(each, t) : ''}
              >
                <span translate={each ? 'no' : undefined}>
                  {each ? shownText('nome', each.nome) : t('Quello di sempre')}
                </span>
              </Option>
            ))}
          </fieldset>
        )}
        {isTold && bases.length > 0 && (
          <AllergensInWords
            allergens={allergens}
            answer={allergenAnswer}
            avoided={choice.avoided}
          />
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

/** The supplement of a base, in cents. */
const supplementOf = (base: Product | null) => (base ? (centsOf(toItem(base), 'normale') ?? 0) : 0);

function supplementText(base: Product, t: Say): string {
  const cents = supplementOf(base);
  return cents > 0 ? `+ ${euro(cents)}` : t('compreso');
}

type OptionProps = {
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  /** '' if it is not told. */
  price: string;
  children: ReactElement;
};

function Option({ group, isChosen, onChoose, price, children }: OptionProps) {
  return (
    <label className="cluster tap w-100 border-bottom">
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {children}
      {price && (
        <span className="ms-auto text-nowrap" translate="no">
          {price}
        </span>
      )}
    </label>
  );
}
