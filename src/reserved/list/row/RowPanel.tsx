import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import Form from 'react-bootstrap/Form';
import { changeOf } from '../../../domain/changes/change';
import { slipsOf } from '../../../domain/changes/slips';
import { guestLabel } from '../../../domain/product/fields';
import type { Product } from '../../../domain/product/product';
import { type PriceName, priceNames, shownPrices } from '../../../domain/product/sizes';
import { valueInWords } from '../../../domain/product/words';
import { Alert } from '../../Alert';
import { failureHint } from '../../failures';
import { AllergenHint } from '../../fields/AllergenHint';
import { Field } from '../../fields/Field';
import { lastRead } from '../../queries';
import { Conflict } from '../../write/Conflict';
import { failedText } from '../../write/words';
import styles from '../ProductList.module.scss';
import { RowActions } from './RowActions';
import { RowStatus } from './RowStatus';
import type { RowParts } from './row-parts';
import { useRowForm } from './useRowForm';

const LABELS: Record<PriceName, string> = {
  prezzo: 'Prezzo',
  prezzo_familiare: 'Maxi',
  prezzo_al_metro: 'Al metro',
};

/** The prices that a row offers: those of the product's category, and any that is stored. */
function pricesIn(product: Product): PriceName[] {
  const shown = shownPrices(product);
  return priceNames.filter((name) => shown.includes(name) || product[name] !== null);
}

/** 'Nuovo prezzo di Margherita', 'Nuovo prezzo Maxi di Margherita'. */
function nameOf(price: PriceName, nome: string): string {
  const which = price === 'prezzo' ? 'prezzo' : guestLabel(price).replace('Prezzo', 'prezzo');
  return `Nuovo ${which} di ${nome}`;
}

type RowPanelProps = RowParts & {
  /** Whether the price's tap has opened it: then the cursor is in the price. */
  startsInPrice: boolean;
  onClose: () => void;
  onFailed: (id: string) => void;
  onDelete: (product: Product) => void;
};

/** What is changed every day of one dish: its prices, its status, its allergens, and the ways to its pages. */
export function RowPanel({ product, staff, opening, startsInPrice, ...row }: RowPanelProps) {
  const { id, nome } = product;
  const { form, base, writer, change, submit, close, save } = useRowForm(product, {
    ...row,
    startsInPrice,
  });
  const { place, error, conflict, leftAlone, isWriting } = writer;
  const { errors } = form.formState;
  const { setFocus } = form;
  const panel = useRef<HTMLFormElement>(null);
  // In a layout effect, so that the tap that opened the row also opens a phone's keyboard.
  useLayoutEffect(() => {
    if (startsInPrice) panel.current?.querySelector('input')?.focus();
  }, [startsInPrice]);
  // Once the form has filled in the field.
  useEffect(() => {
    if (startsInPrice) panel.current?.querySelector('input')?.select();
  }, [startsInPrice]);
  const hasFailed = error !== null || leftAlone !== '';
  useEffect(() => {
    // The message may be outside the viewport of a phone.
    if (hasFailed) place.current?.scrollIntoView({ block: 'nearest' });
    else panel.current?.scrollIntoView({ block: 'nearest' });
  }, [place, hasFailed]);
  const slips = change ? slipsOf(change, lastRead()) : [];
  const allergeni = form.watch('allergeni');
  // One object as long as nothing is ticked: its words are read once, not with each key.
  const dish = useMemo(() => ({ ...base, allergeni }), [base, allergeni]);
  const problem = error ? failureHint(error) : conflict ? '' : leftAlone;

  return (
    <Form
      ref={panel}
      className={styles.panel}
      noValidate
      aria-label={`Cambia ${nome}`}
      aria-busy={isWriting}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        const { key, target, currentTarget } = event;
        // In React, keys pressed in the sheet of the other statuses arrive here too.
        if (!(target instanceof Element) || !currentTarget.contains(target)) return;
        if (key === 'Escape' && !isWriting) close();
        // Without a button that submits, a form of several fields does nothing.
        if (key === 'Enter' && target instanceof HTMLInputElement) {
          event.preventDefault();
          submit();
        }
      }}
    >
      <fieldset disabled={!staff} className="d-grid gap-3">
        <div className={styles.prices}>
          {pricesIn(base).map((name) => (
            <Field
              key={name}
              className="mb-0"
              id={`${id}-${name}`}
              label={LABELS[name]}
              hint={slips.find(({ field }) => field === name)?.text}
              problem={errors[name]?.message}
            >
              {(control) => (
                <Form.Control
                  {...control}
                  {...form.register(name, { onChange: () => form.clearErrors(name) })}
                  inputMode="decimal"
                  autoComplete="off"
                  enterKeyHint="done"
                  aria-label={nameOf(name, nome)}
                  // Read-only instead of disabled while saving, so that the focus stays.
                  readOnly={isWriting}
                  onFocus={({ target }) => target.select()}
                />
              )}
            </Field>
          ))}
        </div>
        <RowStatus nome={nome} status={row.status} onStatus={row.onStatus} />
        <div>
          <p className="mb-0">
            <b>Allergeni</b> <span>{valueInWords('allergeni', dish)}</span>
          </p>
          {!base.allergeniDaVerificare && (
            <AllergenHint
              dish={dish}
              onTick={(allergen) =>
                form.setValue('allergeni', [...allergeni, allergen], { shouldDirty: true })
              }
            />
          )}
        </div>
      </fieldset>
      <div role="alert" ref={place} tabIndex={-1}>
        {problem && (
          <Alert kind="error" title={failedText({ changes: change ? [change] : [] })}>
            <p>{problem}</p>
          </Alert>
        )}
        {conflict && (
          <Conflict
            {...conflict}
            gone={{ label: 'Chiudi', onClick: close }}
            onTakeTheirs={close}
            onKeepMine={(theirs) => {
              // The button goes, the fields keep the focus.
              setFocus('prezzo');
              const mine = changeOf(theirs, conflict.mine.after ?? {});
              if (mine) void save(mine);
              else close();
            }}
          />
        )}
      </div>
      <RowActions inPanel {...{ product, staff, opening }} onDelete={row.onDelete} />
    </Form>
  );
}
