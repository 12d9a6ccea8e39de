import Button from 'react-bootstrap/Button';
import { Link } from 'react-router-dom';
import { changeOf, isWhole } from '../../../domain/changes/change';
import { paths } from '../../../paths';
import { useWrite } from '../../write/useWrite';
import type { RowParts } from './row-parts';

/** The answer 'Nessun allergene' with one tap, where nobody has said which allergens a dish has; any other is given in the form. */
export function NoneAnswer({ product, staff, opening }: RowParts) {
  const { id, nome } = product;
  const { write, isWriting } = useWrite();
  function answer() {
    const change = changeOf(product, { allergeni: [], nessunAllergene: true });
    if (change && !isWriting) void write({ purpose: 'row', changes: [change] });
  }
  return (
    <div className="d-flex flex-wrap gap-2 mt-1">
      {isWhole(product) && (
        <Button
          size="sm"
          variant="outline-dark"
          disabled={!staff}
          aria-disabled={isWriting}
          onClick={answer}
        >
          Nessun allergene
          <span className="visually-hidden">{`: ${nome}`}</span>
        </Button>
      )}
      <Link className="btn btn-sm btn-outline-dark" to={paths.editProduct(id)} {...opening}>
        Indica
        <span className="visually-hidden">{`: ${nome}`}</span>
      </Link>
    </div>
  );
}
