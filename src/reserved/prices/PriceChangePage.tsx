import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths, QUERY_PARAMETER } from '../../paths';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { LeaveQuestion } from '../LeaveQuestion';
import { ListNotices } from '../ListNotices';
import { useReserved } from '../ReservedLayout';
import { useProductList } from '../useProductList';
import { PriceForm } from './PriceForm';
import { PriceRunPanel } from './PriceRunPanel';
import { getPriceRun, subscribeToPriceRun } from './price-run';

const LEAVE_TEXTS = {
  title: 'Andare via mentre i prezzi cambiano?',
  text: 'Il lavoro continua finché il sito resta aperto. Se chiudi la scheda può fermarsi a metà.',
  leave: 'Vai via',
};

/** Changes many prices at once: choice, preview before and after, one confirmation, progress and undo. */
export function PriceChangePage() {
  const { user, staff } = useReserved();
  const { products, failed } = useProductList();
  const anyRun = useSyncExternalStore(subscribeToPriceRun, getPriceRun, getPriceRun);
  const run = anyRun?.uid === user.uid ? anyRun : null;
  const [parameters] = useSearchParams();
  const query = (parameters.get(QUERY_PARAMETER) ?? '').trim();

  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const stage = run && `${run.kind} ${run.stage}`;
  const lastStage = useRef(stage);
  useEffect(() => {
    // The focus of a dismissed notice would be lost: it moves to the heading.
    if (stage !== lastStage.current) (stage === null ? heading : panel).current?.focus();
    lastStage.current = stage;
  }, [stage]);

  return (
    <>
      <PageHead
        title="Cambia i prezzi"
        description="Cambia i prezzi di molti prodotti insieme."
        path={paths.changePrices}
        site={restaurant}
        noIndex
      />
      <h1 ref={heading} tabIndex={-1}>
        Cambia i prezzi
      </h1>
      <p className="reserved-subtitle">Molti prodotti insieme</p>
      <PriceRunPanel ref={panel} run={run} staff={staff} />
      <ListNotices
        waiting={products === null && !failed}
        failed={failed}
        empty={products?.length === 0}
        searching={false}
      />
      {products !== null && products.length > 0 && (
        <PriceForm
          key={query}
          products={products}
          query={query}
          run={run}
          onConfirmed={() => panel.current?.focus()}
        />
      )}
      <LeaveQuestion
        wouldLose={() => getPriceRun()?.stage === 'writing'}
        onLeave={() => {}}
        texts={LEAVE_TEXTS}
      />
    </>
  );
}
