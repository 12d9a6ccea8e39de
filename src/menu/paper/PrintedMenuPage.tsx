import { DishNotes } from '../../dish/DishFacts';
import { declaredAllergens, hasFrozen, toItem } from '../../dish/item';
import { weekLines } from '../../domain/hours/weekly-hours';
import { allergenWordings } from '../../domain/product/allergen-wordings';
import { allergens, isOpen } from '../../domain/product/allergens';
import { CLASSIC_PIZZAS, type DishCategory, dishCategories } from '../../domain/product/categories';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { addressLine, restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { filterTexts } from '../filter/filter-texts';
import { lawTexts } from '../menu-texts';
import { PaperPage, type PaperProps } from './PaperPage';
import styles from './PrintedMenuPage.module.scss';

export function PrintedMenuPage() {
  return (
    <PaperPage
      title="Il menu da stampare"
      description="Tutto il menu su fogli A4, con prezzi e allergeni."
      path={paths.printedMenu}
      intro="Tutto il menu su fogli A4, con gli allergeni di ogni piatto."
      paper={PrintedMenu}
    />
  );
}

function PrintedMenu({ menu, ...days }: PaperProps) {
  const filled = dishCategories.filter(({ name }) => menu[name].length > 0);
  const frozen = filled.some(({ name }) => hasFrozen(menu[name]));
  return (
    <div className={styles.sheets}>
      <header className={`flush ${styles.cover}`}>
        <Icon name="logo" />
        <div>{restaurant.name}</div>
        <p className="quiet">{restaurant.tagline}</p>
      </header>
      {filled.map((category) => (
        <PrintedCategory key={category.link} category={category} products={menu[category.name]} />
      ))}
      <PrintedNotes frozen={frozen} {...days} />
    </div>
  );
}

type PrintedCategoryProps = {
  category: DishCategory;
  products: readonly Product[];
};

/** A category of the printed menu: its dishes in two columns, the first half on the left. */
function PrintedCategory({ category, products }: PrintedCategoryProps) {
  const half = Math.ceil(products.length / 2);
  const columns = [products.slice(0, half), products.slice(half)].filter(
    ({ length }) => length > 0,
  );
  const sizes = category.name === CLASSIC_PIZZAS;
  const id = `stampa-${category.link}`;
  return (
    <section className={styles.category} aria-labelledby={id}>
      <h2 id={id}>
        <Icon name={category.iconLink} />
        <span>{category.name}</span>
      </h2>
      <div className={`grid ${styles.columns}`}>
        {columns.map((column) => (
          <div
            key={column[0]?.id}
            className={`grid ${styles.column} ${sizes ? styles.sizes : ''}`.trim()}
          >
            {sizes && (
              <p className={`quiet ${styles.row} ${styles.heads}`} aria-hidden="true">
                <span>Pizza</span> <span>Maxi</span> <span>Al metro</span>
              </p>
            )}
            <ul className={`plain-list ${styles.row}`}>
              {column.map((product) => (
                <PrintedDish key={product.id} product={product} sizes={sizes} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function PrintedDish({ product, sizes }: { product: Product; sizes: boolean }) {
  const { name, description, price, familyPrice, meterPrice, ...item } = toItem(product);
  const marks = item.marks.map((mark) => mark.name).join(' · ');
  const prices = [
    { label: 'Prezzo', euro: price },
    { label: 'Maxi', euro: familyPrice },
    { label: 'Al metro', euro: meterPrice },
  ].slice(0, sizes ? 3 : 1);
  return (
    <li className={`flush ${styles.row} ${styles.dish}`}>
      <h3 translate="no">{name}</h3>
      <dl>
        {prices.map(({ label, euro }) => (
          <div key={label}>
            <dt className={sizes ? `quiet ${styles.label}` : 'visually-hidden'}>{label}</dt>
            <dd translate="no">{shownPrice(euro, sizes)}</dd>
          </div>
        ))}
      </dl>
      <DishNotes notes={item.notes} only="warning" place="paper" />
      <p className={styles.description}>
        <span>{`${description} `}</span>
        {marks && <span className={styles.marks}>{`${marks} `}</span>}
        <span className={isOpen(item.allergenAnswer) ? 'alarm' : undefined}>
          {declaredAllergens(item)}
        </span>
      </p>
      <DishNotes notes={item.notes} only="note" place="paper" />
    </li>
  );
}

/** A missing price is a dash beside other prices, and blank if it would be the only one. */
function shownPrice(euro: number | null, dash: boolean): string {
  if (euro !== null && euro > 0) return formatPrice(euro);
  return dash ? '–' : '';
}

type PrintedNotesProps = Pick<PaperProps, 'dataDay' | 'isCurrent'> & {
  frozen: boolean;
};

/** 'tutti i giorni 17:00-02:00' */
const printedHours = weekLines(restaurant.hours)
  .map(({ days, times }) => `${days} ${times.replaceAll(' – ', '-')}`.toLowerCase())
  .join(', ');

/** The foot of the printed menu: the allergens as the law words them, the notices that the law requires, the address and the date. */
function PrintedNotes({ frozen, dataDay, isCurrent }: PrintedNotesProps) {
  const { phone } = restaurant;
  return (
    <footer className={`stack flush ${styles.notes}`}>
      <section aria-labelledby="stampa-allergeni">
        <h2 id="stampa-allergeni">Allergeni</h2>
        <ol className={`grid plain-list ${styles.legend}`}>
          {allergens.map(({ id, name }) => (
            <li key={id}>
              <strong>{name}</strong> <small>{allergenWordings[id]}</small>
            </li>
          ))}
        </ol>
      </section>
      {lawTexts.charges && <p>{lawTexts.charges}</p>}
      <p>
        {`${lawTexts.allergens} ${filterTexts.caution}.${frozen ? ` ${lawTexts.frozen}.` : ''}`}
      </p>
      <p className={styles.imprint}>
        {`${addressLine} · ${phone.shown} · ${printedHours} · P.IVA ${restaurant.vatNumber}`}
      </p>
      <p className={styles.imprint}>
        {isCurrent ? `Menu del ${dataDay}` : `Menu, dati del ${dataDay}`}
      </p>
    </footer>
  );
}
