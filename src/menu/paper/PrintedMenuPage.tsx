import { weekLines } from '../../domain/hours/weekly-hours';
import { allergenWordings } from '../../domain/product/allergen-wordings';
import { allergens } from '../../domain/product/allergens';
import { dishCategories } from '../../domain/product/categories';
import type { Menu } from '../../domain/product/menu';
import { paths } from '../../paths';
import { addressLine, restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { hasFrozen } from '../dish/item';
import { filterTexts } from '../filter/filter-texts';
import { menuSchema } from '../menu-schema';
import { lawTexts } from '../menu-texts';
import { type PaperDates, PaperPage } from './PaperPage';
import { PrintedCategory } from './PrintedCategory';
import './printed-menu.scss';

/** The whole menu, laid out for paper. */
export function PrintedMenuPage() {
  return (
    <PaperPage
      title="Il menu da stampare"
      description="Tutto il menu su fogli A4, con prezzi e allergeni."
      path={paths.printedMenu}
      intro="Tutto il menu su fogli A4, con gli allergeni indicati da un numero."
      paper={(menu, dates) => <PrintedMenu menu={menu} dates={dates} />}
    />
  );
}

function PrintedMenu({ menu, dates }: { menu: Menu; dates: PaperDates }) {
  const filled = dishCategories.filter(({ name }) => menu[name].length > 0);
  const frozen = filled.some(({ name }) => hasFrozen(menu[name]));
  const schema = menuSchema(
    filled.map((category) => ({ category, products: menu[category.name] })),
  );
  return (
    <article className="paper printed-menu always-light">
      <script type="application/ld+json">{schema}</script>
      <header className="printed-cover">
        <Icon name="logo" className="printed-logo" />
        <div className="printed-name">{restaurant.name}</div>
        <p className="printed-tagline">{restaurant.tagline}</p>
      </header>
      {filled.map((category) => (
        <PrintedCategory key={category.link} category={category} products={menu[category.name]} />
      ))}
      <PrintedNotes frozen={frozen} dates={dates} />
    </article>
  );
}

type PrintedNotesProps = {
  /** Whether a dish is marked as frozen. */
  frozen: boolean;
  dates: PaperDates;
};

/** 'tutti i giorni 17:00-02:00' */
const printedHours = weekLines(restaurant.hours)
  .map(({ days, times }) => `${days} ${times.replaceAll(' – ', '-')}`.toLowerCase())
  .join(', ');

/** The foot of the printed menu: the numbered allergens, the notices that the law requires, the address and the date. */
function PrintedNotes({ frozen, dates }: PrintedNotesProps) {
  const { phone } = restaurant;
  return (
    <footer className="printed-notes">
      <section aria-labelledby="stampa-allergeni">
        <h2 id="stampa-allergeni">Allergeni</h2>
        <ol className="printed-legend">
          {allergens.map(({ id, name }) => (
            <li key={id}>
              <b>{id}</b> <span>{name}</span> <small>{allergenWordings[id]}</small>
            </li>
          ))}
        </ol>
      </section>
      <p>
        {`${lawTexts.allergens} ${filterTexts.caution}.${frozen ? ` ${lawTexts.frozen}.` : ''}`}
      </p>
      <p className="printed-imprint">
        {addressLine} · {phone.shown} · {printedHours} · P.IVA {restaurant.vatNumber}
      </p>
      <p className="printed-imprint">
        {dates.current ? `Menu del ${dates.data}` : `Menu, dati del ${dates.data}`}
      </p>
    </footer>
  );
}
