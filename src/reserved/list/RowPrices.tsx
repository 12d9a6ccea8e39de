import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { writeChange } from '../../data/staff/write-changes';
import { ConflictError } from '../../data/staff/write-errors';
import { type Change, changeOf, fieldsIn } from '../../domain/changes/change';
import { slipsOf } from '../../domain/changes/slips';
import { CLASSIC_PIZZAS } from '../../domain/product/categories';
import { type FieldName, fieldsOf, guestLabel } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import { validateProduct, valuesOf } from '../../domain/product/validation';
import { valueInWords } from '../../domain/product/words';
import { Alert } from '../Alert';
import { PriceControl } from '../Field';
import { failureHint, INCOMPLETE, MESSAGES, tellFailure } from '../failures';
import { productsWritten, refreshAll, useProducts } from '../queries';
import { toasts } from '../toasts';
import styles from './ProductList.module.scss';

const priceNames = fieldsOf('price', 'optionalPrice');
type PriceName = (typeof priceNames)[number];

const LABELS: Record<PriceName, string> = {
  prezzo: 'Prezzo',
  prezzo_familiare: 'Maxi',
  prezzo_al_metro: 'Al metro',
};

/** The prices that a row offers: those of the product's category, and any that is stored. */
function pricesOf(product: Product): PriceName[] {
  const isClassic = product.categoria === CLASSIC_PIZZAS;
  return priceNames.filter((name) => name === 'prezzo' || isClassic || product[name] !== null);
}

/** 'Nuovo prezzo di Margherita', 'Nuovo prezzo Maxi di Margherita'. */
function nameOf(price: PriceName, nome: string): string {
  const which = price === 'prezzo' ? 'prezzo' : guestLabel(price).replace('Prezzo', 'prezzo');
  return `Nuovo ${which} di ${nome}`;
}

/** The changed prices in words: '€ 8,00', 'Prezzo Maxi € 14,00'. */
function pricesInWords(values: Partial<Product> | null): string {
  const named = priceNames.filter((name) => values?.[name] !== undefined);
  const inWords = named.map((name) => {
    const price = valueInWords(name, values);
    return name === 'prezzo' ? price : `${guestLabel(name)} ${price}`;
  });
  return inWords.join(' · ');
}

type RowPricesProps = {
  product: Product;
  /** Called after a save, a cancel, or if somebody else's prices were taken. */
  onClose: () => void;
};

/** The fields of a row's prices: Enter or 'Salva' saves, Escape cancels. Errors and hints are below the fields. */
export function RowPrices({ product, onClose }: RowPricesProps) {
  const { nome } = product;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  /** The product when the fields were opened: the new prices are compared with this state. */
  const [opened] = useState(product);
  const [texts, setTexts] = useState(() => valuesOf(product));
  const [problem, setProblem] = useState<{ message: string; fields: FieldName[] } | null>(null);
  const { data: products = [] } = useProducts();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (change: Change) => writeChange(change, 'row'),
    onSuccess: (_, change) => {
      productsWritten([change]);
      toasts.show({
        kind: 'success',
        text: 'Salvato',
        hint: `${nome}: ${pricesInWords(change.after)}`,
      });
    },
    onError: (failure) => {
      const isConflict = failure instanceof ConflictError;
      if (isConflict) refreshAll();
      // If the row or its fields are gone, only a toast can show the failure.
      const isGone = isConflict && failure.current === null;
      if (isGone || !form.current) tellFailure(failure, MESSAGES.edit, { nome });
      else console.error(failure);
    },
  });
  // Not called once the fields are closed: they may be open anew.
  const write = (change: Change) => mutate(change, { onSuccess: onClose });
  // In a layout effect, so that the tap that opened the fields also opens a phone's keyboard.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
  const theirs = error instanceof ConflictError ? error.current : null;
  // The message is below the fields, where it may be outside the viewport of a phone.
  const message = useRef<HTMLDivElement>(null);
  const hasFailed = problem !== null || error !== null;
  useEffect(() => {
    if (hasFailed) message.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);

  const checked = validateProduct({ ...valuesOf(opened), ...pickPrices(texts) }, 'edit', true);
  const wanted = checked.valid ? changeOf(opened, fieldsIn(checked.fields, priceNames)) : null;
  const slips = wanted ? slipsOf(wanted, products) : [];

  function save() {
    reset();
    if (!checked.valid) {
      const isPrice = checked.fields.some((name) => priceNames.some((price) => price === name));
      setProblem(isPrice ? checked : { message: INCOMPLETE, fields: [] });
      const wrong = priceNames.find((name) => checked.fields.includes(name));
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    } else if (wanted) write(wanted);
    else onClose();
  }

  return (
    <Form
      ref={form}
      className="measure py-2"
      noValidate
      aria-busy={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) save();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isPending) onClose();
      }}
    >
      <div className={`gap-2 mb-3 ${styles.prices}`}>
        {pricesOf(opened).map((price) => (
          <Form.Group key={price} controlId={`${id}-${price}`}>
            <Form.Label className="mb-1">{LABELS[price]}</Form.Label>
            <PriceControl
              name={price}
              enterKeyHint="done"
              aria-label={nameOf(price, nome)}
              aria-describedby={`${id}-message`}
              isInvalid={problem?.fields.includes(price) ?? false}
              aria-invalid={problem?.fields.includes(price) || undefined}
              // Read-only instead of disabled while saving, so that the focus stays.
              readOnly={isPending}
              value={texts[price]}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => {
                setTexts({ ...texts, [price]: target.value });
                setProblem(null);
              }}
            />
          </Form.Group>
        ))}
      </div>
      <div id={`${id}-message`} ref={message}>
        <div role="status">
          {slips.map(({ field, text }) => (
            <p key={field} className="quiet">{`${text}.`}</p>
          ))}
        </div>
        <div role="alert">
          {problem && <p className="alarm">{problem.message}</p>}
          {error && !theirs && (
            <>
              <p className="alarm">{MESSAGES.edit}</p>
              <p>{failureHint(error)}</p>
            </>
          )}
          {theirs && wanted && (
            <Alert
              actions={
                <>
                  <Button
                    variant="outline-dark"
                    onClick={() => {
                      // This button goes, the fields keep the focus.
                      form.current?.querySelector('input')?.focus();
                      const mine = changeOf(theirs, wanted.after ?? {});
                      if (mine) write(mine);
                      else onClose();
                    }}
                  >
                    Tieni i miei
                  </Button>
                  <Button variant="outline-dark" onClick={onClose}>
                    Prendi questi
                  </Button>
                </>
              }
            >
              <p>
                Nel frattempo è diventato{' '}
                <strong>{pricesInWords(fieldsIn(theirs, namesIn(wanted)))}</strong>. Il tuo:{' '}
                <strong>{pricesInWords(wanted.after)}</strong>.
              </p>
            </Alert>
          )}
        </div>
      </div>
      <div className="d-flex flex-wrap gap-2 align-items-center">
        <Button type="submit" aria-disabled={isPending}>
          <span key={String(isPending)}>{isPending ? 'Salvo...' : 'Salva'}</span>
        </Button>
        <Button variant="outline-dark" disabled={isPending} onClick={onClose}>
          Annulla
        </Button>
      </div>
    </Form>
  );
}

/** The texts of the price fields alone: a row never changes anything else. */
function pickPrices(texts: ReturnType<typeof valuesOf>): Record<PriceName, string> {
  const entries = priceNames.map((name) => [name, texts[name]]);
  return Object.fromEntries(entries) as Record<PriceName, string>;
}

const namesIn = ({ after }: Change) => priceNames.filter((name) => after?.[name] !== undefined);
