import type { ReactNode } from 'react';
import type { Change } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { LoadFailure } from '../LoadFailure';
import { useProducts } from '../queries';
import { RunPanel } from './RunPanel';
import type { RunPurpose } from './runs';
import { useRun } from './useRun';

type ChangePageProps = {
  title: string;
  subtitle: string;
  path: string;
  purpose: RunPurpose;
  /** The button that begins anew once a run has ended. */
  again: string;
  /** The form: it starts the run that takes its place. */
  children: (
    products: readonly Product[],
    start: (changes: readonly Change[]) => void,
  ) => ReactNode;
};

/** A page that changes many products: choice, preview of every difference, one confirmation, progress and undo. */
export function ChangePage({ title, subtitle, path, purpose, again, children }: ChangePageProps) {
  const { data: products, isError, refetch } = useProducts();
  const api = useRun();
  return (
    <>
      <PageHead title={title} description={subtitle} path={path} site={restaurant} noIndex />
      <h1 tabIndex={-1}>{title}</h1>
      <p className="reserved-subtitle">{subtitle}</p>
      {api.run && (
        <RunPanel api={api} run={api.run}>
          <button type="button" className="btn btn-outline-dark" onClick={api.dismiss}>
            {again}
          </button>
        </RunPanel>
      )}
      <LoadFailure
        failed={isError && !products}
        title="La lista non si è caricata"
        onRetry={() => void refetch()}
      />
      <div role="status">{!products && !isError && <p>Caricamento...</p>}</div>
      {products &&
        !api.run &&
        children(products, (changes) => api.start({ id: crypto.randomUUID(), purpose, changes }))}
    </>
  );
}
