import { memo } from 'react';
import Button from 'react-bootstrap/Button';
import { Link } from 'react-router-dom';
import type { Product } from '../../../domain/product/product';
import { paths } from '../../../paths';
import type { RowParts } from './row-parts';

type RowActionsProps = Pick<RowParts, 'product' | 'staff' | 'opening'> & {
  /** Whether they stand in the open row, where there is room for all of them. */
  inPanel?: boolean;
  onDelete: (product: Product) => void;
};

/**
 * The ways from a dish to its pages, and its deletion: at the end of its line, and below what an open row changes. Memoized: what is
 * typed in the row does not concern them.
 */
export const RowActions = memo(function RowActions(props: RowActionsProps) {
  const { product, staff, opening, inPanel, onDelete } = props;
  const { id, nome } = product;
  const link = (text: string, to: string) => (
    <Link className={`btn btn-outline-dark ${inPanel ? '' : 'btn-sm'}`} to={to} {...opening}>
      <span>{text}</span>
      <span className="visually-hidden">{`: ${nome}`}</span>
    </Link>
  );
  return (
    <div className={`d-flex gap-2 ${inPanel ? 'flex-wrap' : 'justify-content-end'}`}>
      {link('Modifica', paths.editProduct(id))}
      {inPanel && link('Duplica', paths.addItem)}
      <Button
        variant="outline-danger"
        className={inPanel ? 'ms-auto' : ''}
        {...(!inPanel && { size: 'sm' })}
        disabled={!staff}
        onClick={() => onDelete(product)}
      >
        Elimina
        <span className="visually-hidden">{`: ${nome}`}</span>
      </Button>
    </div>
  );
});
