import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ItemCard } from '../../dish/ItemCard';
import { toItem } from '../../dish/item';
import { checkProduct, type FormValues, type ValidFields } from '../../domain/product/validation';
import styles from './ProductForm.module.scss';

/** The form of a product: its values as typed, and the fields of a valid one. */
export type ProductFormApi = UseFormReturn<FormValues, unknown, ValidFields>;

/** The dish that was typed so far, as far as it can be read. */
export function useTypedDish({ control }: ProductFormApi): ValidFields {
  const values = useWatch({ control, compute: (all) => all });
  return checkProduct(values, 'edit', true).fields;
}

/** The card as guests see it on a phone, from the values as typed. It is a picture: nothing in it can be tapped or focused. */
export function CardPreview({ form, image }: { form: ProductFormApi; image: string | null }) {
  const dish = useTypedDish(form);
  const item = toItem({ ...dish, id: '', image, nome: dish.nome || 'Nome del piatto' });
  return (
    <section className={styles.preview} aria-labelledby="come-lo-vedono">
      <h2 id="come-lo-vedono">Come lo vedono i clienti</h2>
      <div data-card-preview inert>
        <ItemCard {...item} address="" eager />
      </div>
    </section>
  );
}
