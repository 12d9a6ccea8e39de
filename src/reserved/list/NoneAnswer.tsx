import { useMutation } from '@tanstack/react-query';
import Button from 'react-bootstrap/Button';
import { Link } from 'react-router-dom';
import { writeChange } from '../../data/staff/write-changes';
import { type Change, changeOf, isWhole } from '../../domain/changes/change';
import { saveQuestion } from '../../domain/changes/save-question';
import { paths } from '../../paths';
import { questionOf } from '../changes/save-question';
import { MESSAGES, tellFailure } from '../failures';
import { productsWritten } from '../queries';
import { ask } from '../question';
import { toasts } from '../toasts';
import type { RowParts } from './RowMenu';

/** The answer 'Nessun allergene' with one tap, where nobody has said which allergens a dish has; any other is given in the form. */
export function NoneAnswer({ product, staff, opening }: RowParts) {
  const { id, nome } = product;
  const { mutate, isPending } = useMutation({
    mutationFn: (change: Change) => writeChange(change, 'row'),
    onSuccess: (_, change) => {
      productsWritten([change]);
      toasts.show({ kind: 'success', text: 'Salvato', hint: `${nome}: nessun allergene` });
    },
    onError: (error) => tellFailure(error, MESSAGES.edit, { nome }),
  });
  async function answer() {
    const change = changeOf(product, { allergeni: [], nessunAllergene: true });
    const question = change && saveQuestion([change], [product]);
    if (question && !(await ask(questionOf(question)))) return;
    if (change) mutate(change);
  }
  return (
    <div className="d-flex flex-wrap gap-2 mt-1">
      {isWhole(product) && (
        <Button
          size="sm"
          variant="outline-dark"
          disabled={!staff}
          aria-disabled={isPending}
          onClick={() => !isPending && void answer()}
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
