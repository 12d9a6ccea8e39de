import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { writeChange } from '../../data/staff/write-changes';
import { ConflictError } from '../../data/staff/write-errors';
import { type Change, changeOf } from '../../domain/changes/change';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { slipsOf } from '../../domain/staff/slips';
import { validateProduct, valuesOf } from '../../domain/staff/validation';
import { valueInWords } from '../../domain/staff/words';
import { Button } from '../../ui/Button';
import fieldStyles from '../../ui/form/Field.module.scss';
import { Icon } from '../../ui/Icon';
import { toasts } from '../../ui/toasts/Toasts';
import { useQuestion } from '../../ui/useQuestion';
import { failureHint, INCOMPLETE, MESSAGES, tellFailure } from '../failures';
import { productsWritten, refreshAll, useProducts } from '../queries';
import { slipQuestion } from '../texts';
import styles from './ProductTable.module.scss';

type PriceCellProps = {
  product: Product;
  staff: boolean;
  editing: boolean;
  onEdit: (editing: boolean) => void;
};

/** The price of a row: a button that turns into a field. The focus moves synchronously, so that a phone opens its keyboard. */
export function PriceCell({ product, staff, editing, onEdit }: PriceCellProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  const price = formatPrice(product.prezzo);

  function edit(open: boolean) {
    // The focus may have moved elsewhere in the meantime.
    const hadFocus = cell.current?.contains(document.activeElement);
    flushSync(() => onEdit(open));
    if (open || hadFocus) {
      cell.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: !open });
    }
  }

  return (
    <td ref={cell} className={styles.price}>
      {editing ? (
        <PriceEditor product={product} onClose={() => edit(false)} />
      ) : (
        <button
          type="button"
          className="box tap strong"
          aria-label={`${price}, prezzo di ${product.nome}`}
          disabled={!staff}
          onClick={() => edit(true)}
        >
          {price}
        </button>
      )}
    </td>
  );
}

/** The field of one price: Enter or 'Salva' saves, Escape cancels. Errors are shown below it. */
function PriceEditor({ product, onClose }: { product: Product; onClose: () => void }) {
  const { nome } = product;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** The product when the field was opened: the new price is compared with this state. */
  const [opened] = useState(product);
  const [text, setText] = useState(valuesOf(product).prezzo);
  const [problem, setProblem] = useState<string | null>(null);
  const { ask, dialog } = useQuestion();
  const { data: products = [] } = useProducts();
  const {
    mutate,
    isPending: isSaving,
    error,
    variables,
    reset,
  } = useMutation({
    mutationFn: (change: Change) => writeChange(change, 'row'),
    onMutate: () => field.current?.focus(),
    onSuccess: (_, change) => {
      productsWritten([change]);
      const price = valueInWords('prezzo', change.after);
      toasts.show({ kind: 'success', text: 'Salvato', hint: `${nome}: ${price}` });
      onClose();
    },
    onError: (error) => {
      const isConflict = error instanceof ConflictError;
      if (isConflict) refreshAll();
      // If the row or the field is gone, only a toast can show the failure.
      const isGone = isConflict && error.current === null;
      if (isGone || !field.current) tellFailure(error, MESSAGES.edit, { nome });
      else console.error(error);
    },
  });
  const theirs = error instanceof ConflictError ? error.current : null;
  // The message is below the field, where it may be outside the viewport of a phone.
  const message = useRef<HTMLDivElement>(null);
  const hasFailed = problem !== null || error !== null;
  useEffect(() => {
    if (hasFailed) message.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);

  async function save() {
    reset();
    const checked = validateProduct({ ...valuesOf(opened), prezzo: text }, 'edit', true);
    if (!checked.valid) {
      setProblem(checked.fields.includes('prezzo') ? checked.message : INCOMPLETE);
      return;
    }
    const change = changeOf(opened, { prezzo: checked.fields.prezzo });
    // The focus returns to the field after 'Correggi'.
    field.current?.focus();
    const slips = change ? slipsOf(change, products) : [];
    if (!change) onClose();
    else if (slips.length === 0 || (await ask(slipQuestion(slips, nome)))) mutate(change);
  }

  return (
    <>
      <form
        className={styles.editor}
        noValidate
        aria-busy={isSaving}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !isSaving) onClose();
        }}
      >
        <div className={`cluster ${styles.editorLine}`}>
          <div className={fieldStyles.euro}>
            <span aria-hidden="true">€</span>
            <input
              ref={field}
              className="form-control"
              inputMode="decimal"
              enterKeyHint="done"
              autoComplete="off"
              aria-label={`Nuovo prezzo di ${nome}`}
              aria-invalid={problem !== null || undefined}
              aria-describedby={id}
              // Read-only instead of disabled while saving, so that the focus stays.
              readOnly={isSaving}
              value={text}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => {
                setText(target.value);
                setProblem(null);
              }}
            />
          </div>
          <Button type="submit" primary aria-disabled={isSaving}>
            {isSaving ? 'Salvo...' : 'Salva'}
          </Button>
          <button
            type="button"
            className="btn box square"
            aria-label={`Lascia il prezzo di ${nome} com’è`}
            disabled={isSaving}
            onClick={onClose}
          >
            <Icon name="x" />
          </button>
        </div>
        <div role="alert" ref={message} id={id} className={styles.failure}>
          {problem && <p className={`alarm small ${fieldStyles.hint}`}>{problem}</p>}
          {error && !theirs && (
            <>
              <p className={`alarm small ${fieldStyles.hint}`}>{MESSAGES.edit}</p>
              <p>{failureHint(error)}</p>
            </>
          )}
          {theirs && variables && (
            <>
              <p>
                Nel frattempo il prezzo è diventato <strong>{formatPrice(theirs.prezzo)}</strong>.
                Il tuo: <strong>{valueInWords('prezzo', variables.after)}</strong>.
              </p>
              <div className="cluster">
                <Button
                  onClick={() => {
                    const mine = changeOf(theirs, variables.after ?? {});
                    if (mine) mutate(mine);
                  }}
                >
                  Tieni i miei
                </Button>
                <Button onClick={onClose}>Prendi questi</Button>
              </div>
            </>
          )}
        </div>
      </form>
      {dialog}
    </>
  );
}
