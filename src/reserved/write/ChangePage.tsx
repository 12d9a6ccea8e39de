import type { ComponentType } from 'react';
import Button from 'react-bootstrap/Button';
import type { WritePurpose } from '../../data/staff/history';
import type { Change } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import type { Elements } from '../../ui/elements';
import { BackToList } from '../list-place';
import { useProducts } from '../queries';
import type { Question } from '../question';
import { useReserved } from '../ReservedLayout';
import { type ReservedHeadProps, ReservedPage } from '../ReservedPage';
import { useWrite, type Writer } from './useWrite';
import { WriteOutcome } from './WriteOutcome';

/**
 * Asks to confirm these changes, as the preview shows them at that moment, and writes them. Without a question, where the page
 * itself shows the result, it writes at once.
 */
type Propose = (changes: readonly Change[], question: Omit<Question, 'cancel'> | null) => void;

type ChangePageProps = ReservedHeadProps & {
  purpose: WritePurpose;
  /** Label of the button that starts over after a write. */
  again: string;
  /** The outcome replaces the form once its proposal is confirmed. */
  form: ComponentType<ProposalProps>;
};

/** The props of a change's form: the menu, a function to call with the changes to write, and the page's writer, for an undo. */
export type ProposalProps = { products: readonly Product[]; propose: Propose; writer: Writer };

/** A page that changes many products: choice, preview of every difference, one confirmation, one commit, and undo. */
export function ChangePage({ purpose, again, form: Form, ...head }: ChangePageProps) {
  const query = useProducts();
  const writer = useWrite({ showsSuccess: true });
  const propose: Propose = (changes, question) =>
    void writer.write({ purpose, changes }, question && { ...question, cancel: 'Non ora' });
  return (
    <ReservedPage {...head} query={query} failure="La lista non si è caricata">
      {(products) => (
        <>
          <WriteOutcome writer={writer} dismiss={again} />
          {!writer.job && <Form products={products} propose={propose} writer={writer} />}
        </>
      )}
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
  /** The buttons of its bar, in place of 'Indietro'. */
  tools?: Elements;
};

/** A form of many changes, with its buttons. */
export function ChangeForm(props: ChangeFormProps) {
  const { submit, nothing, onSubmit, className, children, tools } = props;
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
      <div className="d-flex flex-wrap gap-2 justify-content-between align-items-center action-bar">
        {tools ?? <BackToList />}
        <Button type="submit" disabled={!staff || nothing}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
