import { type ReactNode, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { Notice } from '../../ui/Notice';
import { keepPlace } from '../list-place';
import type { ListState } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { type Draft, draftKey, dropDraft, getDrafts, subscribeToDrafts } from './drafts';
import { noticeDraft } from './notice-draft';
import { abandonSave } from './save-product';

/** Offers the drafts of forms that were open when the session ended, or that were left before their save failed. */
export function DraftNotice() {
  const { user } = useReserved();
  const { search } = useLocation();
  const all = useSyncExternalStore(subscribeToDrafts, getDrafts);
  const notice = useSyncExternalStore(noticeDraft.subscribe, noticeDraft.get);

  function discard(draft: Draft) {
    dropDraft(user.uid, draft);
    void abandonSave(draft.job);
  }

  return (
    <>
      {all
        .filter(({ uid }) => uid === user.uid)
        .map((draft) => {
          const { opened } = draft.job;
          const product = opened ?? draft.template;
          const name = draft.values.nome.trim() || opened?.nome || 'nuovo prodotto';
          return (
            <KeptDraft
              key={draftKey(user.uid, draft)}
              title={
                <>
                  Hai una modifica non salvata: «<bdi>{name}</bdi>»
                </>
              }
              to={opened ? paths.editItem : paths.addItem}
              state={{ product, search }}
              onDiscard={() => discard(draft)}
            >
              {draft.pictureLost && (
                <p>La nuova immagine non è rimasta: dopo «Riprendi» sceglila di nuovo.</p>
              )}
            </KeptDraft>
          );
        })}
      {notice?.uid === user.uid && (
        <KeptDraft
          title="Hai un avviso ai clienti non salvato"
          to={paths.notice}
          state={{ product: null, search }}
          onDiscard={() => noticeDraft.set(null)}
        />
      )}
    </>
  );
}

type KeptDraftProps = {
  title: ReactNode;
  /** Where its form is, and what that opens with. */
  to: string;
  state: ListState;
  onDiscard: () => void;
  children?: ReactNode;
};

function KeptDraft({ title, to, state, onDiscard, children }: KeptDraftProps) {
  return (
    <Notice
      role="status"
      icon="undo-2"
      title={title}
      actions={
        <>
          <Link
            className="btn btn-primary"
            to={to}
            state={state}
            onClick={() => keepPlace(state.search, state.product?.id ?? null)}
          >
            Riprendi
          </Link>
          <button type="button" className="btn btn-outline-dark" onClick={onDiscard}>
            Scarta
          </button>
        </>
      }
    >
      {children}
    </Notice>
  );
}
