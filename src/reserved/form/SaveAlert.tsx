import { type RefObject, useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import { UploadError } from '../../data/staff/images';
import type { SaveResult } from '../../data/staff/save-product';
import { type Change, conflictsOf, type Fields } from '../../domain/changes/change';
import { fields, type UnitName } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import { valueInWords } from '../../domain/product/words';
import { Alert } from '../Alert';
import { failureHint, MESSAGES, UPLOAD_MESSAGE } from '../failures';
import styles from './ProductForm.module.scss';

type SaveAlertProps = {
  ref: RefObject<HTMLDivElement | null>;
  result: SaveResult | undefined;
  isNew: boolean;
  /** Whether the picture of a deleted product is lost. */
  losesPicture: boolean;
  onClose: () => void;
  onKeepMine: (theirs: Product) => void;
  onTakeTheirs: (change: Change, theirs: Product) => void;
  onAddAsNew: () => void;
};

/** Why the last save failed, and what can be done. It takes the focus, because on a phone the save button is far below. */
export function SaveAlert({ ref, result, ...does }: SaveAlertProps) {
  const outcome = result?.outcome;
  const hasFailed = outcome === 'conflict' || outcome === 'refused';
  useEffect(() => {
    if (!hasFailed) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref, hasFailed]);

  return (
    <div role="alert" ref={ref} tabIndex={-1}>
      {result?.outcome === 'refused' && (
        <Alert
          kind="error"
          title={
            result.error instanceof UploadError
              ? UPLOAD_MESSAGE
              : MESSAGES[does.isNew ? 'add' : 'edit']
          }
          onClose={does.onClose}
        >
          <p>{failureHint(result.error)}</p>
        </Alert>
      )}
      {result?.outcome === 'conflict' && !result.current && (
        <Alert
          kind="error"
          title="Questo piatto non c’è più nel menu"
          onClose={does.onClose}
          actions={
            <Button variant="outline-dark" onClick={does.onAddAsNew}>
              Aggiungi come nuovo prodotto
            </Button>
          }
        >
          <p>Qualcuno lo ha eliminato mentre lo modificavi.</p>
          {does.losesPicture && (
            <p>La sua immagine è stata eliminata con lui: quello nuovo nasce senza.</p>
          )}
        </Alert>
      )}
      {result?.outcome === 'conflict' && result.current && (
        <ConflictAlert change={result.change} theirs={result.current} {...does} />
      )}
    </div>
  );
}

type ConflictAlertProps = Pick<SaveAlertProps, 'onKeepMine' | 'onTakeTheirs'> & {
  change: Change;
  theirs: Product;
};

/** The fields that both have changed, with both values. One choice, 'mine' or 'theirs', applies to all of them. */
function ConflictAlert({ change, theirs, onKeepMine, onTakeTheirs }: ConflictAlertProps) {
  const names = conflictsOf(change, theirs);
  return (
    <Alert
      title={`Mentre lo modificavi è cambiato anche nel menu: ${names.map((name) => fields[name].label).join(', ')}`}
      actions={
        <>
          <Button onClick={() => onKeepMine(theirs)}>Tieni i miei</Button>
          <Button variant="outline-dark" onClick={() => onTakeTheirs(change, theirs)}>
            Prendi questi
          </Button>
        </>
      }
    >
      {names.map((name) => (
        <div key={name} className={`flush ${styles.conflict}`}>
          {names.length > 1 && <b>{fields[name].label}</b>}
          <p>
            Nel menu adesso: <Side name={name} product={theirs} />
          </p>
          <p>
            <span>{fields[name].kind === 'picture' ? 'Tu hai scelto: ' : 'Tu hai scritto: '}</span>
            <Side name={name} product={change.after} />
          </p>
        </div>
      ))}
    </Alert>
  );
}

function Side({ name, product }: { name: UnitName; product: Fields | null }) {
  if (fields[name].kind === 'picture' && product?.image) {
    return <img src={product.image} alt="un’immagine" />;
  }
  return <bdi>{valueInWords(name, product)}</bdi>;
}
