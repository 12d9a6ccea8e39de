import { type ReactNode, useState } from 'react';
import type { Change } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { ActionBar } from '../../ui/ActionBar';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { BackToList } from '../BackToList';
import { LoadFailure } from '../LoadFailure';
import { useProducts } from '../queries';
import { ReservedHead } from '../ReservedHead';
import { useReserved } from '../ReservedLayout';
import { useExport } from '../useExport';
import { RunPanel } from './RunPanel';
import type { RunPurpose } from './runs';
import { useRun } from './useRun';

/** What a person is asked to confirm: the changes as the preview shows them at that moment. */
export type Proposal = {
  changes: readonly Change[];
  title: string;
  text: ReactNode;
  /** Label of the button that confirms. */
  confirm: string;
};

type ChangePageProps = {
  title: string;
  subtitle: string;
  path: string;
  purpose: RunPurpose;
  /** The button that begins anew once a run has ended. */
  again: string;
  /** The form. Once its proposal is confirmed, the run takes its place. */
  children: (products: readonly Product[], propose: (proposal: Proposal) => void) => ReactNode;
};

/** A page that changes many products: choice, preview of every difference, one confirmation, progress and undo. */
export function ChangePage({ title, subtitle, path, purpose, again, children }: ChangePageProps) {
  const { data: products, isError, refetch } = useProducts();
  const api = useRun();
  const [proposal, setProposal] = useState<Proposal | null>(null);

  function confirm() {
    if (proposal) api.start({ id: crypto.randomUUID(), purpose, changes: proposal.changes });
    setProposal(null);
  }

  return (
    <>
      <ReservedHead title={title} subtitle={subtitle} path={path} />
      <RunPanel api={api} dismiss={again} />
      <LoadFailure
        failed={isError && !products}
        title="La lista non si è caricata"
        onRetry={() => void refetch()}
      />
      <div role="status">{!products && !isError && <p>Caricamento...</p>}</div>
      {products && !api.run && (
        <>
          <SaveCopy />
          {children(products, setProposal)}
          <ConfirmDialog
            open={proposal !== null}
            title={proposal?.title}
            confirm={proposal?.confirm ?? ''}
            cancel="Non ora"
            onConfirm={confirm}
            onCancel={() => setProposal(null)}
          >
            {proposal?.text}
          </ConfirmDialog>
        </>
      )}
    </>
  );
}

/** Offers a copy of the menu by one tap, before many products are changed. */
function SaveCopy() {
  const { mutate } = useExport();
  return (
    <div className="save-copy">
      <Button icon="download" onClick={() => mutate('json')}>
        Scarica prima una copia
      </Button>
      <p>Un file con tutti i piatti, senza le immagini: quelle le salva npm run backup.</p>
    </div>
  );
}

type ChangeActionsProps = {
  /** Whether there is nothing to change. */
  nothing: boolean;
  /** Label of the button that proposes the changes. */
  children: ReactNode;
};

/** The buttons of the form. */
export function ChangeActions({ nothing, children }: ChangeActionsProps) {
  const { staff } = useReserved();
  return (
    <ActionBar>
      <BackToList />
      <Button type="submit" primary disabled={!staff || nothing}>
        {children}
      </Button>
    </ActionBar>
  );
}
