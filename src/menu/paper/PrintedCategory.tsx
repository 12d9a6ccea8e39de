import { CLASSIC_PIZZAS, type DishCategory } from '../../domain/product/categories';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { Icon } from '../../ui/Icon';
import { toItem } from '../dish/item';
import { filterTexts } from '../filter/filter-texts';

type PrintedCategoryProps = {
  category: DishCategory;
  products: readonly Product[];
};

/** A category of the printed menu: its dishes in two columns, the first half on the left. */
export function PrintedCategory({ category, products }: PrintedCategoryProps) {
  const half = Math.ceil(products.length / 2);
  const columns = [products.slice(0, half), products.slice(half)].filter(
    ({ length }) => length > 0,
  );
  const id = `stampa-${category.link}`;
  return (
    <section className="printed-category" aria-labelledby={id}>
      <h2 id={id}>
        <Icon name={category.iconLink} />
        {category.name}
      </h2>
      <div className="printed-columns">
        {columns.map((column) => (
          <PrintedDishes
            key={column[0]?.id}
            products={column}
            sizes={category.name === CLASSIC_PIZZAS}
          />
        ))}
      </div>
    </section>
  );
}

type PrintedDishesProps = {
  products: readonly Product[];
  /** Whether the dishes also have a Maxi and a metre price. */
  sizes: boolean;
};

function PrintedDishes({ products, sizes }: PrintedDishesProps) {
  return (
    <div className={sizes ? 'printed-column printed-sizes' : 'printed-column'}>
      {sizes && (
        <p className="printed-heads" aria-hidden="true">
          <span>Pizza</span> <span>Maxi</span> <span>Al metro</span>
        </p>
      )}
      <ul>
        {products.map((product) => (
          <PrintedDish key={product.id} product={product} sizes={sizes} />
        ))}
      </ul>
    </div>
  );
}

function PrintedDish({ product, sizes }: { product: Product; sizes: boolean }) {
  const { name, description, price, familyPrice, meterPrice, ...item } = toItem(product);
  const prices = [
    { label: 'Prezzo', euro: price },
    ...(sizes
      ? [
          { label: 'Maxi', euro: familyPrice },
          { label: 'Al metro', euro: meterPrice },
        ]
      : []),
  ];
  return (
    <li className="printed-dish">
      <h3>
        <span translate="no">{name}</span>
        {item.allergens.length > 0 && (
          <span className="printed-numbers">
            <span className="visually-hidden">, allergeni </span>
            {item.allergens.map(({ id }) => id).join(', ')}
          </span>
        )}
      </h3>
      <dl>
        {prices.map(({ label, euro }) => (
          <div key={label}>
            <dt className="printed-label">{label}</dt>
            <dd translate="no">{shownPrice(euro, sizes)}</dd>
          </div>
        ))}
      </dl>
      <p className="printed-description">
        <span>{description}</span>
        {item.marks.length > 0 && (
          <span className="printed-marks">{item.marks.map((mark) => mark.name).join(' · ')}</span>
        )}
      </p>
      {item.allergensToVerify && <p className="printed-to-verify">{filterTexts.toVerify}</p>}
    </li>
  );
}

/** A missing price is a dash beside other prices, and blank where it would be the only one. */
function shownPrice(euro: number | null, dash: boolean): string {
  if (euro !== null && euro > 0) return formatPrice(euro);
  return dash ? '–' : '';
}
