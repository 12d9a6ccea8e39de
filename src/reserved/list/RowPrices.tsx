import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import { type Change, changeOf, fieldsIn } from '../../domain/changes/change';
import { slipsOf } from '../../domain/changes/slips';
import { type FieldName, guestLabel } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import { type PriceName, priceNames, shownPrices } from '../../domain/product/sizes';
import { validateProduct, valuesOf } from '../../domain/product/validation';
import { PriceControl } from '../Field';
import { failureHint } from '../failures';
import { useProducts } from '../queries';
import { toasts } from '../toasts';
import { Conflict } from '../write/Conflict';
import { useWrite } from '../write/useWrite';
import { failedText, INCOMPLETE, leftAloneText } from '../write/words';
import styles from './ProductList.module.scss';

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
  const writer = useWrite();
  const { place, error, conflict, leftAlone, isWriting, reset } = writer;
  async function write(change: Change) {
    const result = await writer.write({ purpose: 'row', changes: [change] });
    const outcome = result.kind === 'answered' ? result.outcomes.get(product.id) : undefined;
    if (outcome?.kind === 'conflict' && !outcome.current) {
      // Its row goes.
      const hint = `${nome}: ${leftAloneText(change, outcome)}`;
      toasts.show({ kind: 'error', text: failedText({ changes: [change] }), hint });
    }
    // The fields may be open anew.
    if (outcome?.kind === 'written' && place.current) onClose();
  }
  // In a layout effect, so that the tap that opened the fields also opens a phone's keyboard.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
  // The message is below the fields, where it may be outside the viewport of a phone.
  const hasFailed = problem !== null || error !== null || leftAlone !== '';
  useEffect(() => {
    if (hasFailed) place.current?.scrollIntoView({ block: 'nearest' });
  }, [place, hasFailed]);

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
    } else if (wanted) void write(wanted);
    else onClose();
  }

  return (
    <Form
      ref={form}
      className="measure py-2"
      noValidate
      aria-busy={isWriting}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWriting) save();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isWriting) onClose();
      }}
    >
      <div className={`gap-2 mb-3 ${styles.prices}`}>
        {pricesIn(opened).map((price) => (
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
              readOnly={isWriting}
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
      <div id={`${id}-message`} ref={place}>
        <div role="status">
          {slips.map(({ field, text }) => (
            <p key={field} className="quiet">{`${text}.`}</p>
          ))}
        </div>
        <div role="alert">
          {problem && <p className="alarm">{problem.message}</p>}
          {(error || (leftAlone && !conflict)) && (
            <>
              <p className="alarm">{failedText({ changes: wanted ? [wanted] : [] })}</p>
              <p>{error ? failureHint(error) : leftAlone}</p>
            </>
          )}
          {conflict && (
            <Conflict
              {...conflict}
              gone={{ label: 'Chiudi', onClick: onClose }}
              onTakeTheirs={onClose}
              onKeepMine={(theirs) => {
                // This button goes, the fields keep the focus.
                form.current?.querySelector('input')?.focus();
                const mine = changeOf(theirs, conflict.mine.after ?? {});
                if (mine) void write(mine);
                else onClose();
              }}
            />
          )}
        </div>
      </div>
      <div className="d-flex flex-wrap gap-2 align-items-center">
        <Button type="submit" aria-disabled={isWriting}>
          <span key={String(isWriting)}>{isWriting ? 'Salvo...' : 'Salva'}</span>
        </Button>
        <Button variant="outline-dark" disabled={isWriting} onClick={onClose}>
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
