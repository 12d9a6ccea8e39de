import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Notice } from '../ui/Notice';
import { type Draft, draftKey, draftsOf, dropDraft } from './form/draft';
import { abandonSave } from './form/save-product';
import type { ListState } from './list-state';
import { useReserved } from './ReservedLayout';

/** Offers the drafts of forms that were open when the session ended. */
export function DraftNotice() {
  const { user } = useReserved();
  const [drafts, setDrafts] = useState(() => draftsOf(user.uid));

  function discard(draft: Draft) {
    dropDraft(user.uid, draft);
    void abandonSave(draft.job);
    setDrafts(draftsOf(user.uid));
  }

  return drafts.map((draft) => {
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
              state={product && ({ product, search: '' } satisfies ListState)}
            >
              Riprendi
            </Link>
            <button type="button" className="btn btn-outline-dark" onClick={() => discard(draft)}>
              Scarta
            </button>
          </>
        }
      />
    );
  });
}
