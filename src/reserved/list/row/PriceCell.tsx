import { memo, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatPrice } from '../../../domain/product/price';
import type { Product } from '../../../domain/product/product';
import { focusHeading } from '../../../ui/focus';
import { focusRow } from '../../list-place';
import type { PriceEdit } from '../../price-edit';
import { PriceEditor } from './PriceEditor';
import type { PriceActions } from './usePriceEdits';

type PriceCellProps = {
  product: Product;
  /** null where the price is only shown. */
  edit: PriceEdit | null;
  staff: boolean;
  actions: PriceActions;
  onOpenProduct: (product: Product) => void;
};

/** The price of a row: a button that turns into a field. The focus goes with it, so that a phone shows its keys at once. */
export const PriceCell = memo(function PriceCell({
  product,
  edit,
  staff,
  actions,
  onOpenProduct,
}: PriceCellProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  const priceId = useId();

  function open() {
    flushSync(() => actions.open(product));
    const field = cell.current?.querySelector('input');
    field?.focus();
    field?.select();
  }

  /** Closes the field; the focus returns to the button, unless it has gone elsewhere meanwhile. */
  function close(shut: () => void) {
    const hadFocus = cell.current?.contains(document.activeElement);
    flushSync(shut);
    if (hadFocus) cell.current?.querySelector('button')?.focus({ preventScroll: true });
  }

  /** The product is gone: the next row takes its place, and the focus. */
  function forget() {
    const place = cell.current?.closest('tr')?.sectionRowIndex ?? 0;
    flushSync(() => actions.forget(product));
    if (!focusRow(place)) focusHeading();
  }

  async function closeAfter(saving: Promise<boolean>) {
    if (await saving) close(() => actions.close(product));
  }

  return (
    <td ref={cell} className="cell-price">
      {edit ? (
        <PriceEditor
          product={product}
          edit={edit}
          onType={(text) => actions.type(product, edit, text)}
          onSave={() => void closeAfter(actions.save(product, edit))}
          onOverwrite={(current) => void closeAfter(actions.overwrite(product, edit, current))}
          onTakeCurrent={(current) => close(() => actions.takeCurrent(current))}
          onLeave={() => (edit.failure?.gone ? forget() : close(() => actions.close(product)))}
          onOpenProduct={() => onOpenProduct(product)}
          onForget={forget}
        />
      ) : (
        <button
          type="button"
          className="price-button"
          aria-label={`Prezzo di ${product.nome}`}
          aria-describedby={priceId}
          disabled={!staff}
          onClick={open}
        >
          <span id={priceId}>{formatPrice(product.prezzo)}</span>
        </button>
      )}
    </td>
  );
});
