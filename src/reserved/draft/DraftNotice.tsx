import { useEffect } from 'react';
import Button from 'react-bootstrap/Button';
import { Link, useLocation } from 'react-router-dom';
import { focusHeading } from '../../ui/focus';
import { useStore } from '../../ui/useStore';
import { Alert } from '../Alert';
import { fromList } from '../list-place';
import { useBeingWritten, useProducts } from '../queries';
import { useReserved } from '../ReservedLayout';
import { type DraftState, stateOfDraft } from './draft-state';
import { type Draft, discardDraft, drafts, dropDraft, openRowDraft } from './drafts';

const TITLES = {
  unsaved: 'Non hai salvato:',
  maybe: 'Forse è già salvato:',
  unknown: 'Forse non è salvato:',
} as const;

/** Offers this user's drafts, a line each: by what became of them. One that stands as it was typed is dropped in silence. */
export function DraftNotice() {
  const { user } = useReserved();
  const stored = useStore(drafts);
  const openRow = useStore(openRowDraft);
  const busy = [...useBeingWritten('form'), ...useBeingWritten('row'), openRow];
  const { data: products, isPending } = useProducts();
  const own = stored
    .filter(({ uid, key }) => uid === user.uid && !busy.includes(key))
    .map((draft) => ({ draft, state: stateOfDraft(draft, products) }));
  const saved = own.flatMap(({ draft, state }) => (state.kind === 'saved' ? draft.key : []));
  const savedKeys = JSON.stringify(saved);
  useEffect(() => {
    const keys: string[] = JSON.parse(savedKeys);
    for (const key of keys) dropDraft(user.uid, key);
  }, [user.uid, savedKeys]);

  const kinds = ['unsaved', 'maybe', 'unknown'] as const;
  return (
    <div role="status">
      {kinds.map((kind) => {
        const lines = own.filter(({ state }) => state.kind === kind);
        // What stands is about to be known.
        if (lines.length === 0 || (kind === 'unknown' && isPending)) return null;
        return (
          <Alert key={kind} title={TITLES[kind]}>
            {/* Several must not push the list off a phone's screen. */}
            <ul role="list" className="plain-list overflow-auto" style={{ maxHeight: '12rem' }}>
              {lines.map(({ draft, state }) => (
                <DraftLine key={draft.key} draft={draft} state={state} />
              ))}
            </ul>
          </Alert>
        );
      })}
    </div>
  );
}

function DraftLine({ draft, state }: { draft: Draft; state: DraftState }) {
  const { search } = useLocation();
  const { key, name, to, product = null } = draft;
  const label = `draft-${key}`;
  return (
    <li className="d-flex flex-wrap gap-2 align-items-center py-1">
      <span className="rest text-break">
        <bdi id={label}>{name}</bdi>
        {state.kind === 'maybe' &&
          state.differences.map((words) => (
            <small key={words} className="d-block">
              {words}
            </small>
          ))}
      </span>
      <Link
        className="btn btn-sm btn-primary"
        aria-describedby={label}
        to={to}
        {...fromList(search, product)}
      >
        Riprendi
      </Link>
      <Button
        size="sm"
        variant="outline-dark"
        aria-describedby={label}
        onClick={() => {
          // The button disappears with its line.
          focusHeading();
          discardDraft(draft);
        }}
      >
        Scarta
      </Button>
    </li>
  );
}

type RestoredDraftProps = {
  isShown: boolean;
  /** Label of the button that drops the draft. */
  label: string;
  onDrop: (() => void) | false;
};

/** Says above a form that it shows a draft. */
export function RestoredDraft({ isShown, label, onDrop }: RestoredDraftProps) {
  return (
    <div role="status">
      {isShown && (
        <Alert
          title="Qui c’è una modifica di prima, non salvata"
          actions={
            onDrop && (
              <Button variant="outline-dark" onClick={onDrop}>
                {label}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
