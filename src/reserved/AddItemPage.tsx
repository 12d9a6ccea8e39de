import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { PageHead } from '../ui/PageHead';
import { useToasts } from '../ui/Toasts';
import { controlId } from './FormField';
import { ProductForm } from './ProductForm';

/** The form for a new product. */
export function AddItemPage() {
  const toasts = useToasts();
  return (
    <>
      <PageHead
        title="Aggiungi prodotto"
        description="Aggiungi un prodotto al menu."
        path={paths.addItem}
        site={restaurant}
        noIndex
      />
      <h1>Aggiungi prodotto</h1>
      <ProductForm
        mode="add"
        opened={null}
        back={paths.reserved}
        onSaved={(_, form) => {
          toasts.show({ kind: 'success', text: 'Inserimento completato' });
          form.reset(null);
          document.getElementById(controlId('nome'))?.focus();
        }}
      />
    </>
  );
}
