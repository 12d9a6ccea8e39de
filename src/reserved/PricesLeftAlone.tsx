import { ProductNames } from './ProductNames';
import { type PriceRun, withOutcome } from './price-run';
import { products } from './price-texts';

type PricesLeftAloneProps = {
  run: PriceRun;
};

/** Names the products that somebody else was faster with, and why each was left alone. */
export function PricesLeftAlone({ run }: PricesLeftAloneProps) {
  const groups = [
    {
      why: 'Qualcun altro ne ha cambiato il prezzo nel frattempo',
      writes: withOutcome(run, 'changed', 'already'),
    },
    { why: 'Qualcun altro li ha eliminati', writes: withOutcome(run, 'gone') },
    { why: 'Vanno prima corretti nella loro scheda', writes: withOutcome(run, 'unfit') },
  ].filter(({ writes }) => writes.length > 0);
  const count = groups.reduce((sum, { writes }) => sum + writes.length, 0);
  if (count === 0) return null;
  return (
    <>
      <p>{count === 1 ? 'Non toccato:' : `Non toccati ${products(count)}:`}</p>
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
