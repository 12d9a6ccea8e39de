import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { Notice } from '../../ui/Notice';
import { DELETE_MESSAGE } from '../failures';
import { keepPlace } from '../list-place';
import type { ListState } from '../list-state';
import { notification } from '../notification';
import { ProductNames } from '../ProductNames';
import { dismissUndeleted, type Undeleted } from '../product-store';

type UndeletedNoticesProps = {
  undeleted: readonly Undeleted[];
  /** Asks whether to delete a product as it stands now. */
  onDelete: (product: Product) => void;
};

const BOX_ID = 'non-eliminati';

/**
 * Leads to these messages, above the notification, which says the same and goes once something is clicked here. Who types
 * elsewhere meanwhile is not interrupted.
 */
export function showUndeleted(): void {
  const isTyping = document.activeElement?.matches('input, select');
  const box = document.getElementById(BOX_ID);
  if (isTyping || !box) return;
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: 'nearest' });
}

/** Closes the notification that says the same: it must not cover what is done here. Another failure stays. */
function closeSame(): void {
  if (notification.get()?.text === DELETE_MESSAGE) notification.set(null);
}

/** The products that could not be deleted, and for those that somebody else has changed what can be done. */
export function UndeletedNotices({ undeleted, onDelete }: UndeletedNoticesProps) {
  const { search } = useLocation();
  const failed = undeleted.filter(({ changed }) => !changed).map(({ product }) => product);
  const changed = undeleted.filter((one) => one.changed).map(({ product }) => product);
  return (
    <div role="alert" id={BOX_ID} tabIndex={-1} onClickCapture={closeSame}>
      {failed.length > 0 && (
        <Notice
          kind="error"
          icon="circle-alert"
          title={DELETE_MESSAGE}
          onClose={() => dismissUndeleted(failed.map(({ id }) => id))}
        >
          <p>
            <ProductNames names={failed.map(({ nome }) => nome)} />
          </p>
        </Notice>
      )}
      {changed.map((product) => (
        <Notice
          key={product.id}
          kind="error"
          icon="circle-alert"
          title={DELETE_MESSAGE}
          actions={
            <>
              <Link
                className="btn btn-outline-dark"
                to={paths.editItem}
                state={{ product, search } satisfies ListState}
                onClick={() => keepPlace(search, product.id)}
              >
                Mostra la versione attuale
              </Link>
              <button
                type="button"
                className="btn btn-outline-dark"
                onClick={() => onDelete(product)}
              >
                Elimina comunque
              </button>
            </>
          }
          onClose={() => dismissUndeleted([product.id])}
        >
          <p>
            Qualcun altro ha modificato «<bdi>{product.nome}</bdi>» nel frattempo
          </p>
        </Notice>
      ))}
    </div>
  );
}
