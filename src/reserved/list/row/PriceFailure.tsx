import { useEffect, useRef } from 'react';
import { formatPrice } from '../../../domain/product/price';
import type { Product } from '../../../domain/product/product';
import type { PriceEdit } from '../../price-edit';

type PriceFailureProps = {
  /** Id by which the field refers to the message. */
  id: string;
  edit: PriceEdit;
  onOverwrite: (current: Product) => void;
  onTakeCurrent: (current: Product) => void;
  onOpenProduct: () => void;
  onForget: () => void;
};

/** Why a price in the list was not saved, and what can be done. */
export function PriceFailure({
  id,
  edit: { problem, failure, job },
  onOverwrite,
  onTakeCurrent,
  onOpenProduct,
  onForget,
}: PriceFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With what can be done, above the notification and within the screen.
    if (problem || failure) box.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, failure]);
  const current = failure?.changedTo;
  const needsForm = problem !== null && !problem.fields.includes('prezzo');
  return (
    <div ref={box} role="alert" id={id} className="price-failure">
      {problem && <p className="field-error">{problem.message}</p>}
      {needsForm && (
        <button type="button" className="btn btn-outline-dark" onClick={onOpenProduct}>
          Apri il prodotto
        </button>
      )}
      {failure && (
        <>
          <p className="field-error">{failure.message}</p>
          {failure.hint && <p>{failure.hint}</p>}
          {failure.gone && (
            <button type="button" className="btn btn-outline-dark" onClick={onForget}>
              Togli dalla lista
            </button>
          )}
        </>
      )}
      {current && (
        <>
          {current.prezzo !== job.opened?.prezzo && (
            <p>
              Prezzo attuale: <strong>{formatPrice(current.prezzo)}</strong>
            </p>
          )}
          <div className="price-failure-actions">
            <button
              type="button"
              className="btn btn-outline-dark"
              onClick={() => onTakeCurrent(current)}
            >
              Mostra la versione attuale
            </button>
            <button
              type="button"
              className="btn btn-outline-dark"
              onClick={() => onOverwrite(current)}
            >
              Salva comunque la mia
            </button>
          </div>
        </>
      )}
    </div>
  );
}
