import { memo, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatPrice } from '../../../domain/price';
import type { Product } from '../../../domain/product';
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
          onLeave={() => close(() => actions.close(product))}
          onOpenProduct={() => onOpenProduct(product)}
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
