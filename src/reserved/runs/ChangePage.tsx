import type { ReactNode } from 'react';
import type { Change } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { ActionBar } from '../../ui/ActionBar';
import { Button } from '../../ui/Button';
import { type Question, useQuestion } from '../../ui/useQuestion';
import { BackToList } from '../BackToList';
import { LoadState } from '../LoadState';
import { useProducts } from '../queries';
import { ReservedHead } from '../ReservedHead';
import { useReserved } from '../ReservedLayout';
import { saveMenuFile } from '../save-menu-file';
import { RunPanel } from './RunPanel';
import styles from './RunPanel.module.scss';
import { type RunPurpose, useRun } from './useRun';

/** Asks to confirm these changes, as the preview shows them at that moment, and starts the run. */
export type Propose = (changes: readonly Change[], question: Omit<Question, 'cancel'>) => void;

type ChangePageProps = {
  title: string;
  subtitle: string;
  path: string;
  purpose: RunPurpose;
  /** Label of the button that starts over after a run has ended. */
  again: string;
  /** Renders the form. The run replaces the form once its proposal is confirmed. */
  children: (products: readonly Product[], propose: Propose) => ReactNode;
};

/** A page that changes many products: choice, preview of every difference, one confirmation, progress and undo. */
export function ChangePage({ title, subtitle, path, purpose, again, children }: ChangePageProps) {
  const list = useProducts();
  const products = list.data;
  const api = useRun();
  const { ask, dialog } = useQuestion();
  const propose: Propose = async (changes, question) => {
    if (!(await ask({ ...question, cancel: 'Non ora' }))) return;
    api.start({ id: crypto.randomUUID(), purpose, changes });
  };

  return (
    <>
      <ReservedHead title={title} subtitle={subtitle} path={path} />
      <RunPanel api={api} dismiss={again} />
      <LoadState query={list} failure="La lista non si è caricata" />
      {products && !api.run && (
        <>
          <SaveCopy />
          {children(products, propose)}
          {dialog}
        </>
      )}
    </>
  );
}

/** Offers to download a copy of the menu before many products are changed. */
function SaveCopy() {
  return (
    <div className={styles.copy}>
      <Button icon="download" onClick={() => void saveMenuFile('json')}>
        Scarica prima una copia
      </Button>
      <p>Un file con tutti i piatti, senza le immagini: di quelle ha una copia chi cura il sito.</p>
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
