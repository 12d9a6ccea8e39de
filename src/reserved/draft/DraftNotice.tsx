import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { Notice } from '../../ui/Notice';
import { keepPlace } from '../list-place';
import type { ListState } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { type Draft, draftKey, dropDraft, getDrafts, subscribeToDrafts } from './drafts';
import { abandonSave } from './save-product';

/** Offers the drafts of forms that were open when the session ended, or that were left before their save failed. */
export function DraftNotice() {
  const { user } = useReserved();
  const { search } = useLocation();
  const all = useSyncExternalStore(subscribeToDrafts, getDrafts);

  function discard(draft: Draft) {
    dropDraft(user.uid, draft);
    void abandonSave(draft.job);
  }

  return all
    .filter(({ uid }) => uid === user.uid)
    .map((draft) => {
      const { opened } = draft.job;
      const product = opened ?? draft.template;
      const name = draft.values.nome.trim() || opened?.nome || 'nuovo prodotto';
      return (
        <Notice
          key={draftKey(user.uid, draft)}
          role="status"
          icon="undo-2"
          title={
            <>
              Hai una modifica non salvata: «<bdi>{name}</bdi>»
            </>
          }
          actions={
            <>
              <Link
                className="btn btn-primary"
                to={opened ? paths.editItem : paths.addItem}
                state={{ product, search } satisfies ListState}
                onClick={() => keepPlace(search, product?.id ?? null)}
              >
                Riprendi
              </Link>
              <button type="button" className="btn btn-outline-dark" onClick={() => discard(draft)}>
                Scarta
              </button>
            </>
          }
        >
          {draft.pictureLost && (
            <p>La nuova immagine non è rimasta: dopo «Riprendi» sceglila di nuovo.</p>
          )}
        </Notice>
      );
    });
}
