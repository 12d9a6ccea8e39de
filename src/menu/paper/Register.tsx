import { DishNotes } from '../../dish/DishFacts';
import { hasFrozen, toItem } from '../../dish/item';
import {
  allergenAnswer,
  allergens,
  allergenTexts,
  mayHaveMore,
} from '../../domain/product/allergens';
import { dishCategories } from '../../domain/product/categories';
import type { Menu } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import { restaurant, streetLine } from '../../restaurant';
import { filterTexts } from '../filter-texts';
import { lawTexts } from '../menu-texts';
import styles from './RegisterPage.module.scss';

type RegisterProps = {
  menu: Menu;
  /** The last day on which the data are known to have been current, in words. */
  dataDay: string;
  /** Whether this page has confirmed with the server that they are current. */
  isCurrent: boolean;
  /** The day of printing, in words; '' if it is not known. */
  currentDay: string;
};

/** The register's sheets. */
export function Register({ currentDay, ...data }: RegisterProps) {
  const dishes = Object.values(data.menu).flat();
  const hasOpen = dishes.some((dish) => mayHaveMore(allergenAnswer(dish)));
  const frozen = hasFrozen(dishes) ? ` ${lawTexts.frozen}.` : '';
  return (
    <div className={styles.register}>
      <RegisterTable {...data} />
      <footer className={`stack flush gap-3 pt-3 ${styles.foot}`}>
        <p>
          {`Il segno ● indica un allergene dichiarato fra quelli dell’allegato II del Reg. (UE) 1169/2011; il segno – uno che il piatto non dichiara${hasOpen ? '; il segno ? un piatto con allergeni da verificare o non indicati' : ''}. ${filterTexts.caution}.${frozen}`}
        </p>
        <dl className={`cells columns row-gap-0 ${styles.signature}`}>
          <div className="cluster align-items-end row-gap-0">
            <dt className="fw-semibold">Luogo e data</dt>
            <dd>{[restaurant.address.city, currentDay].filter(Boolean).join(', ')}</dd>
          </div>
          <div className="cluster align-items-end row-gap-0">
            <dt className="fw-semibold">Firma del responsabile</dt>
            <dd />
          </div>
        </dl>
      </footer>
    </div>
  );
}

const COLUMNS = allergens.length + 1;
/** How many columns the date spans in the restaurant's row: a single cell across all of them would have to be a caption. */
const DATE_COLUMNS = 11;

/** A row for each dish, a column for each allergen. Its head names the restaurant and is repeated on every sheet. */
function RegisterTable({ menu, dataDay, isCurrent }: Omit<RegisterProps, 'currentDay'>) {
  const filled = dishCategories.filter(({ name }) => menu[name].length > 0);
  const count = Object.values(menu).flat().length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be scrollable by keyboard too
    <section className={styles.scroll} aria-label="Registro degli allergeni" tabIndex={0}>
      <table className={styles.table}>
        <colgroup>
          <col className={styles.dishes} />
          <col span={allergens.length} className={styles.allergens} />
        </colgroup>
        <thead>
          <tr className={styles.owner}>
            <th scope="colgroup" colSpan={COLUMNS - DATE_COLUMNS}>
              <span>
                {`${restaurant.name} · ${streetLine}, ${restaurant.address.city} · P.IVA ${restaurant.vatNumber}`}
              </span>
            </th>
            <th scope="colgroup" colSpan={DATE_COLUMNS}>
              <span>
                {`Registro degli allergeni, ${count} piatti, ${isCurrent ? 'aggiornato al' : 'dati del'} ${dataDay}`}
              </span>
            </th>
          </tr>
          <tr className={styles.heads}>
            <th scope="col" className={styles.dish}>
              Piatto
            </th>
            {allergens.map(({ id, fullName }) => (
              <th key={id} scope="col" className={styles.allergen}>
                <span>{`${id} ${fullName}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        {filled.map(({ name, link }) => (
          <tbody key={link}>
            <tr className={styles.category}>
              <th scope="rowgroup" colSpan={COLUMNS}>
                {name}
              </th>
            </tr>
            {menu[name].map((product) => (
              <RegisterRow key={product.id} product={product} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function RegisterRow({ product }: { product: Product }) {
  // Through the card's own mapping, so that register and card never differ.
  const { name, description, notes, allergens: declared, allergenAnswer: answer } = toItem(product);
  // Never that the dish is free of an allergen.
  const unknown = { toVerify: 'Da verificare', undeclared: 'Non indicato' };
  const other = mayHaveMore(answer) ? ['?', unknown[answer]] : ['–', 'Non dichiarato'];
  return (
    <tr>
      <th scope="row" className={styles.dish}>
        <span translate="no">{name}</span>
        <DishNotes notes={notes} only="warning" place="register" />
        {description && <small className={styles.description}>{description}</small>}
        <DishNotes notes={notes} only="note" place="register" />
        {answer !== 'declared' && (
          <small className={mayHaveMore(answer) ? 'alarm' : undefined}>
            {allergenTexts[answer]}
          </small>
        )}
      </th>
      {allergens.map(({ id }) => {
        const isDeclared = declared.some((each) => each.id === id);
        const [sign, words] = isDeclared ? ['●', 'Sì'] : other;
        return (
          <td key={id} className={isDeclared ? styles.declared : undefined}>
            <span aria-hidden="true">{sign}</span>
            <span className="visually-hidden">{words}</span>
          </td>
        );
      })}
    </tr>
  );
}
