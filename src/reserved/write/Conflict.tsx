import Button from 'react-bootstrap/Button';
import { type Change, conflictsOf, type Fields } from '../../domain/changes/change';
import { fields, guestLabel, type UnitName } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import { valueInWords } from '../../domain/product/words';
import { Alert } from '../Alert';
import styles from './Conflict.module.scss';

type ConflictProps = {
  /** The change that is not written. */
  mine: Change;
  /** The product as it is stored now; null if it was deleted. */
  theirs: Product | null;
  onKeepMine: (theirs: Product) => void;
  onTakeTheirs: (theirs: Product) => void;
  /** Of a deleted product: adds it again, or closes what shows the conflict. */
  gone: { label: string; onClick: () => void; hint?: string | false };
};

/** The fields that somebody else has changed too, with both values. One choice, 'mine' or 'theirs', applies to all of them. */
export function Conflict({ mine, theirs, onKeepMine, onTakeTheirs, gone }: ConflictProps) {
  if (!theirs) {
    return (
      <Alert
        kind="error"
        title="Questo piatto non c’è più nel menu"
        actions={
          <Button variant="outline-dark" onClick={gone.onClick}>
            {gone.label}
          </Button>
        }
      >
        <p>Qualcuno lo ha eliminato mentre lo modificavi.</p>
        {gone.hint && <p>{gone.hint}</p>}
      </Alert>
    );
  }
  const names = conflictsOf(mine, theirs);
  return (
    <Alert
      title={`Mentre lo modificavi è cambiato anche nel menu: ${names.map(guestLabel).join(', ')}`}
      actions={
        <>
          <Button onClick={() => onKeepMine(theirs)}>Tieni i miei</Button>
          <Button variant="outline-dark" onClick={() => onTakeTheirs(theirs)}>
            Prendi questi
          </Button>
        </>
      }
    >
      {names.map((name) => (
        <div key={name} className={`flush ${styles.conflict}`}>
          {names.length > 1 && <b>{guestLabel(name)}</b>}
          <p>
            <span>Nel menu adesso: </span>
            <Value name={name} product={theirs} />
          </p>
          <p>
            <span>{MINE[fields[name].kind === 'picture' ? 'picture' : 'other']}</span>
            <Value name={name} product={mine.after} />
          </p>
        </div>
      ))}
    </Alert>
  );
}

/** What the person did to a field. */
const MINE = { picture: 'Tu hai messo: ', other: 'Tu hai scritto: ' };

function Value({ name, product }: { name: UnitName; product: Fields | null }) {
  if (fields[name].kind === 'picture' && product?.image) {
    return <img src={product.image} alt="un’immagine" />;
  }
  return <bdi>{valueInWords(name, product)}</bdi>;
}
