import { ProductNames } from '../ProductNames';
import { type PriceRun, withOutcome } from './price-run';
import { counted } from './price-texts';

type PricesLeftAloneProps = {
  run: PriceRun;
};

/** Names the products whose prices were not written, by reason. */
export function PricesLeftAlone({ run }: PricesLeftAloneProps) {
  const groups = [
    {
      reason: 'Prezzo cambiato nel frattempo da qualcun altro',
      writes: withOutcome(run, 'changed', 'already'),
    },
    { reason: 'Eliminato da qualcun altro', writes: withOutcome(run, 'gone') },
    {
      reason: 'Dati salvati non completi: apri la scheda, controlla e salva',
      writes: withOutcome(run, 'unfit'),
    },
  ].filter(({ writes }) => writes.length > 0);
  const count = groups.reduce((sum, { writes }) => sum + writes.length, 0);
  if (count === 0) return null;
  return (
    <>
      <p>{counted(count, 'prodotto non toccato', 'prodotti non toccati')}:</p>
      <ul className="price-left-alone">
        {groups.map(({ reason, writes }) => (
          <li key={reason}>
            {reason}:{' '}
            <b>
              <ProductNames names={writes.map(({ nome }) => nome)} />
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
