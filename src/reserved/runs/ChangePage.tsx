import type { ComponentType } from 'react';
import type { Change } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { Button } from '../../ui/Button';
import type { Elements } from '../../ui/elements';
import { ActionBar } from '../../ui/form/ActionBar';
import { type Question, useQuestion } from '../../ui/useQuestion';
import { BackToList } from '../list-place';
import { useProducts } from '../queries';
import { useReserved } from '../ReservedLayout';
import { BackBar, type ReservedHeadProps, ReservedPage } from '../ReservedPage';
import { HaltedRun } from './HaltedRun';
import { RunPanel } from './RunPanel';
import { type RunPurpose, useRun } from './useRun';

/**
 * Asks to confirm these changes, as the preview shows them at that moment, and starts the run. Without a question, where the page
 * itself shows the result, it starts at once.
 */
type Propose = (changes: readonly Change[], question: Omit<Question, 'cancel'> | null) => void;

type ChangePageProps = ReservedHeadProps & {
  purpose: RunPurpose;
  /** Label of the button that starts over after a run has ended. */
  again: string;
  empty?: (products: readonly Product[]) => Elements;
  /** The run replaces the form once its proposal is confirmed. */
  form: ComponentType<ProposalProps>;
};

/** What the form of a change gets: the menu, and what it calls with the changes to write. */
export type ProposalProps = { products: readonly Product[]; propose: Propose };

/** A page that changes many products: choice, preview of every difference, one confirmation, progress and undo. */
export function ChangePage({ purpose, again, empty, form: Form, ...head }: ChangePageProps) {
  const products = useProducts();
  const api = useRun();
  const { ask, dialog } = useQuestion();
  const propose: Propose = async (changes, question) => {
    if (question && !(await ask({ ...question, cancel: 'Non ora' }))) return;
    api.start({ id: crypto.randomUUID(), purpose, changes });
  };

  const nothing = products.data && !api.run && empty?.(products.data);
  const hasForm = products.data && !nothing && !api.run;
  const foot = (
    <>
      {dialog}
      {!hasForm && !api.writing && <BackBar />}
    </>
  );
  return (
    <ReservedPage
      {...head}
      query={products}
      failure="La lista non si è caricata"
      empty={() => nothing}
      foot={foot}
    >
      {(products) =>
        !nothing &&
        (api.run ? (
          <RunPanel api={api} dismiss={again} />
        ) : (
          <HaltedRun until={<BackBar />}>
            <Form products={products} propose={propose} />
          </HaltedRun>
        ))
      }
    </ReservedPage>
  );
}

type ChangeFormProps = {
  /** Label of the button that submits the form. */
  submit: string;
  /** Whether there is nothing to change. */
  nothing: boolean;
  onSubmit: () => unknown;
  className?: string;
  children: Elements;
};

/** A form of many changes, with its buttons. */
export function ChangeForm({ submit, nothing, onSubmit, className, children }: ChangeFormProps) {
  const { staff } = useReserved();
  return (
    <form
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <ActionBar>
        <BackToList />
        <Button type="submit" primary disabled={!staff || nothing}>
          {submit}
        </Button>
      </ActionBar>
    </form>
  );
}
