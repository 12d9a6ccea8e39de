import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { newProductId } from '../../data/staff/firestore';
import { dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { Alert } from '../Alert';
import { findDraft } from '../draft/drafts';
import {
  BackToList,
  fromList,
  idInAddress,
  productIdOf,
  readListState,
  searchToReturnTo,
} from '../list-place';
import { useProduct } from '../queries';
import { useReserved } from '../ReservedLayout';
import { ReservedHead, ReservedPage } from '../ReservedPage';
import { ProductForm } from './ProductForm';

/**
 * The form for a new product: empty, or a copy of the product in the navigation state, which survives a reload, or in its draft.
 * The address has the id that the product will have.
 */
export function AddItemPage() {
  const location = useLocation();
  const { key, state } = location;
  const { user } = useReserved();
  const id = idInAddress(location);
  if (id === null) return <ToNewProduct key={key} state={state} />;
  const template = readListState(state)?.product ?? findDraft(user.uid, id)?.product ?? null;
  return (
    <>
      <ReservedHead title="Aggiungi prodotto" path={paths.addItem} />
      {template && (
        <p className="quiet">
          Copia di «<bdi>{template.nome}</bdi>»
        </p>
      )}
      <ProductForm key={key} id={id} template={template} />
    </>
  );
}

/** Gives a new product its id. */
function ToNewProduct({ state }: { state: unknown }) {
  const [id] = useState(newProductId);
  return <Navigate to={paths.addProduct(id)} replace state={state} />;
}

/**
 * The form for an existing product. The navigation state holds the product, also after a reload. A new tab has only the
 * product's id, in the address, and reads the product first.
 */
export function EditItemPage() {
  const id = productIdOf(useLocation());
  return id === null ? <Navigate to={paths.reserved} replace /> : <EditForm key={id} id={id} />;
}

function EditForm({ id }: { id: string }) {
  const { key, state } = useLocation();
  const current = useProduct(id);
  // The form stays when somebody deletes the product: what is typed can be added as a new one.
  const [lastRead, setLastRead] = useState<Product | null>(null);
  if (current.data && current.data !== lastRead) setLastRead(current.data);
  const read = current.data === null ? lastRead : current.data;
  const data = readListState(state)?.product ?? read;
  return (
    <ReservedPage
      title="Modifica prodotto"
      path={paths.editItem}
      query={{ ...current, data }}
      failure="Il piatto non si è caricato"
      empty={(opened) =>
        opened === null && (
          <Alert kind="error" title="Questo piatto non c’è" actions={<BackToList />}>
            <p>Forse è stato eliminato, o l’indirizzo è sbagliato.</p>
          </Alert>
        )
      }
    >
      {(opened) =>
        opened && (
          <>
            <DishPages product={opened} />
            <ProductForm key={key} id={opened.id} opened={opened} current={current.data} />
          </>
        )
      }
    </ReservedPage>
  );
}

/** The other pages about a dish: its place in the menu, and what was changed in it. */
function DishPages({ product: { id, categoria } }: { product: Product }) {
  const opening = fromList(searchToReturnTo(useLocation()));
  const category = dishCategories.find(({ name }) => name === categoria);
  return (
    <nav className="d-flex flex-wrap column-gap-4" aria-label="Altro su questo piatto">
      {category && (
        <Link className="tap" to={paths.menuOrder(category.link, id)} {...opening}>
          Sposta nel menu
        </Link>
      )}
      <Link className="tap" to={paths.history(id)} {...opening}>
        Ultime modifiche
      </Link>
    </nav>
  );
}
