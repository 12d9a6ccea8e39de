import type { ReactNode } from 'react';
import type { Change } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { ListNotices } from '../ListNotices';
import { useProducts } from '../queries';
import { SaveCopy } from '../SaveCopy';
import { RunPanel } from './RunPanel';
import type { RunPurpose } from './run-plan';
import { useRun } from './useRun';

type ChangePageProps = {
  title: string;
  subtitle: string;
  description: string;
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
export function ChangePage(props: ChangePageProps) {
  const { title, subtitle, description, path, purpose, again, children } = props;
  const { data: products, isError, refetch } = useProducts();
  const api = useRun();
  return (
    <>
      <PageHead title={title} description={description} path={path} site={restaurant} noIndex />
      <h1 tabIndex={-1}>{title}</h1>
      <p className="reserved-subtitle">{subtitle}</p>
      <RunPanel api={api}>
        <button type="button" className="btn btn-outline-dark" onClick={api.dismiss}>
          {again}
        </button>
      </RunPanel>
      <ListNotices
        waiting={products === undefined && !isError}
        failed={isError && products === undefined}
        onRetry={() => void refetch()}
      />
      {products && !api.run && <SaveCopy />}
      {products && !api.run && children(products, (changes) => api.start(purpose, changes))}
    </>
  );
}
