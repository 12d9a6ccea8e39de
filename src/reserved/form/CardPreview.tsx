import { useWatch } from 'react-hook-form';
import { ItemCard } from '../../dish/ItemCard';
import { toItem } from '../../dish/item';
import { fieldsOf } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import { parsePrice } from '../../domain/staff/validation';
import styles from './ProductForm.module.scss';
import type { Form } from './save-product';

/** The card as guests see it on a phone, from the values as typed. It is a picture: nothing in it can be tapped or focused. */
export function CardPreview({ form, image }: { form: Form; image: string | null }) {
  const values = useWatch({ control: form.control, compute: (all) => all });
  const prices = fieldsOf('price', 'optionalPrice').map((name) => [
    name,
    parsePrice(values[name]) ?? 0,
  ]);
  const product = { ...values, ...Object.fromEntries(prices), image, id: '' } as Product;
  return (
    <section className={styles.preview} aria-labelledby="come-lo-vedono">
      <h2 id="come-lo-vedono">Come lo vedono i clienti</h2>
      <div data-card-preview inert>
        <ItemCard
          {...toItem({ ...product, nome: product.nome || 'Nome del piatto' })}
          address=""
          eager
        />
      </div>
    </section>
  );
}
