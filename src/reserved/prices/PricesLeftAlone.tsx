import { ProductNames } from '../ProductNames';
import { type PriceRun, withOutcome } from './price-run';
import { counted } from './price-texts';

type PricesLeftAloneProps = {
  run: PriceRun;
};

/** Names the products that somebody else was faster with, and why each was left alone. */
export function PricesLeftAlone({ run }: PricesLeftAloneProps) {
  const groups = [
    {
      why: 'Prezzo cambiato nel frattempo da qualcun altro',
      writes: withOutcome(run, 'changed', 'already'),
    },
    { why: 'Eliminato da qualcun altro', writes: withOutcome(run, 'gone') },
    { why: 'Da correggere prima nella scheda', writes: withOutcome(run, 'unfit') },
  ].filter(({ writes }) => writes.length > 0);
  const count = groups.reduce((sum, { writes }) => sum + writes.length, 0);
  if (count === 0) return null;
  return (
    <>
      <p>{counted(count, 'prodotto non toccato', 'prodotti non toccati')}:</p>
      <ul className="price-left-alone">
        {groups.map(({ why, writes }) => (
          <li key={why}>
            {why}:{' '}
            <b>
              <ProductNames names={writes.map(({ nome }) => nome)} />
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
