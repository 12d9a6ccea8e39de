import { counted } from '../counted';
import { ProductNames } from '../ProductNames';
import { withOutcome } from './change-run';
import type { ChangeRun } from './kept-run';

type LeftAloneProps = {
  run: ChangeRun;
};

/** Names the products that were not written, by reason. */
export function LeftAlone({ run }: LeftAloneProps) {
  const groups = [
    {
      reason: 'Cambiato nel frattempo da qualcun altro',
      changes: withOutcome(run, 'changed', 'already'),
    },
    { reason: 'Eliminato da qualcun altro', changes: withOutcome(run, 'gone') },
    {
      reason: 'Dati salvati non completi: apri la scheda, controlla e salva',
      changes: withOutcome(run, 'unfit'),
    },
  ].filter(({ changes }) => changes.length > 0);
  const count = groups.reduce((sum, { changes }) => sum + changes.length, 0);
  if (count === 0) return null;
  return (
    <>
      <p>{counted(count, 'prodotto non toccato', 'prodotti non toccati')}:</p>
      <ul className="change-left-alone">
        {groups.map(({ reason, changes }) => (
          <li key={reason}>
            {reason}:{' '}
            <b>
              <ProductNames names={changes.map(({ nome }) => nome)} />
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
