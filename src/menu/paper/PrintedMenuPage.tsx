import { dishCategories } from '../../domain/product/categories';
import type { Menu } from '../../domain/product/menu';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { hasFrozen } from '../dish/item';
import { menuSchema } from '../menu-schema';
import { type PaperDates, PaperPage } from './PaperPage';
import { PrintedCategory } from './PrintedCategory';
import { PrintedNotes } from './PrintedNotes';
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
