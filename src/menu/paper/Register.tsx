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
import type { Say } from '../../domain/words/say';
import { restaurant, streetLine } from '../../restaurant';
import { inItalian, useTexts, Written } from '../../ui/texts';
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
  const mayBeMore = dishes.some((dish) => mayHaveMore(allergenAnswer(dish)));
  const { t, isItalian } = useTexts();
  const legend = (say: Say) =>
    [
      say(mayBeMore ? LEGEND_WITH_OPEN : LEGEND),
      say(filterTexts.caution),
      ...(hasFrozen(dishes) ? [say(lawTexts.frozen)] : []),
    ].join('. ');
  return (
    <div className={styles.register}>
      <RegisterTable {...data} />
      <footer className={`stack flush gap-3 pt-3 ${styles.foot}`}>
        <p>{`${legend(t)}.`}</p>
        {!isItalian && <p lang="it">{`${legend(inItalian.t)}.`}</p>}
        <dl className={`cells columns row-gap-0 ${styles.signature}`}>
          <div className="cluster align-items-end row-gap-0">
            <dt className="fw-semibold">{t('Luogo e data')}</dt>
            <dd>{[restaurant.address.city, currentDay].filter(Boolean).join(', ')}</dd>
          </div>
          <div className="cluster align-items-end row-gap-0">
            <dt className="fw-semibold">{t('Firma del responsabile')}</dt>
            <dd />
          </div>
        </dl>
      </footer>
    </div>
  );
}

const LEGEND =
  'Il segno ● indica un allergene dichiarato fra quelli dell’allegato II del Reg. (UE) 1169/2011; il segno – uno che il piatto non dichiara';
const LEGEND_WITH_OPEN =
  'Il segno ● indica un allergene dichiarato fra quelli dell’allegato II del Reg. (UE) 1169/2011; il segno – uno che il piatto non dichiara; il segno ? un piatto con allergeni da verificare o non indicati';

const COLUMNS = allergens.length + 1;
/** How many columns the date spans in the restaurant's row: a single cell across all of them would have to be a caption. */
const DATE_COLUMNS = 11;

const CURRENT =
  'Registro degli allergeni, {count} piatto, aggiornato al {day} ¦ Registro degli allergeni, {count} piatti, aggiornato al {day}';
const OLD =
  'Registro degli allergeni, {count} piatto, dati del {day} ¦ Registro degli allergeni, {count} piatti, dati del {day}';

/** A row for each dish, a column for each allergen. Its head names the restaurant and is repeated on every sheet. */
function RegisterTable({ menu, dataDay, isCurrent }: Omit<RegisterProps, 'currentDay'>) {
  const { t } = useTexts();
  const filled = dishCategories.filter(({ name }) => menu[name].length > 0);
  const count = Object.values(menu).flat().length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be scrollable by keyboard too
    <section className={styles.scroll} aria-label={t('Registro degli allergeni')} tabIndex={0}>
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
              <span>{t(isCurrent ? CURRENT : OLD, { count, day: dataDay })}</span>
            </th>
          </tr>
          <tr className={styles.heads}>
            <th scope="col" className={styles.dish}>
              {t('Piatto')}
            </th>
            {allergens.map(({ id, fullName }) => (
              <th key={id} scope="col" className={styles.allergen}>
                <span>{`${id} ${t(fullName)}`}</span>
              </th>
            ))}
          </tr>
        </thead>
        {filled.map(({ name, link }) => (
          <tbody key={link}>
            <tr className={styles.category}>
              <th scope="rowgroup" colSpan={COLUMNS}>
                {t(name)}
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
  const { t } = useTexts();
  const unknown = { toVerify: 'Da verificare', undeclared: 'Non indicato' };
  const other = mayHaveMore(answer) ? ['?', unknown[answer]] : ['–', 'Non dichiarato'];
  return (
    <tr>
      <th scope="row" className={styles.dish}>
        <span translate="no">{name}</span>
        <DishNotes notes={notes} only="warning" place="register" />
        <small className={styles.description}>
          <Written text={description} />
        </small>
        <DishNotes notes={notes} only="note" place="register" />
        {answer !== 'declared' && (
          <small className={mayHaveMore(answer) ? 'alarm' : undefined}>
            {t(allergenTexts[answer])}
          </small>
        )}
      </th>
      {allergens.map(({ id, fullName }) => {
        const isDeclared = declared.some((each) => each.id === id);
        const [sign, words] = isDeclared ? ['●', 'Sì'] : other;
        return (
          <td
            key={id}
            className={isDeclared ? styles.declared : undefined}
            data-name={isDeclared ? t(fullName) : undefined}
          >
            <span aria-hidden="true">{sign}</span>
            <span className="visually-hidden">{t(words ?? '')}</span>
          </td>
        );
      })}
    </tr>
  );
}
