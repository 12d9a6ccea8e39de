import { useCallback } from 'react';
import { canBeUndone, deletionOf } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { dropDraft } from '../draft/drafts';
import { ask } from '../question';
import { useReserved } from '../ReservedLayout';
import { withName } from '../texts';
import { useWrite } from '../write/useWrite';

/** Deletes a product after a question that names it. Optimistic: its row disappears at once, and returns if that fails. */
export function useDeletion() {
  const { user } = useReserved();
  const { write } = useWrite();
  return useCallback(
    async (product: Product) => {
      const deletion = deletionOf(product);
      const isConfirmed = await ask({
        title: withName('Eliminare', product.nome, '?'),
        text: (
          <p>
            Il piatto sparisce dal menu.{' '}
            <span>
              {canBeUndone(deletion)
                ? `Per novanta giorni lo rimetti da «Ultime modifiche»${product.image ? ', ma dopo due minuti senza la foto' : ''}.`
                : 'Non si potrà rimettere.'}
            </span>
          </p>
        ),
        confirm: 'Elimina',
        cancel: 'Annulla',
      });
      if (!isConfirmed) return;
      // What is typed in its row goes with it.
      dropDraft(user.uid, product.id);
      await write({ purpose: 'deletion', changes: [deletion] });
    },
    [write, user.uid],
  );
}
