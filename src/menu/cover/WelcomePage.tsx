import { Link } from 'react-router-dom';
import { categories, dishCategories } from '../../domain/product/categories';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { MenuFoot } from '../MenuFoot';
import { menuSchema } from '../menu-schema';
import styles from './WelcomePage.module.scss';

const schema = menuSchema(dishCategories.map((category) => ({ category })));

/** The menu's cover: the visitor chooses a category. */
export function WelcomePage() {
  return (
    <>
      <PageHead
        title="Menu"
        description={`Il menu di ${restaurant.name}: antipasti, panini, pinse, pizze classiche e gourmet, dolci e bibite, con prezzi e allergeni.`}
        path={paths.menu}
        site={restaurant}
      />
      <script type="application/ld+json">{schema}</script>
      <header className="menu-title">
        <h1>Il nostro menu</h1>
        <p>Benvenuto. Scegli una categoria dal menu qui sopra, oppure parti da qui.</p>
        <Link className={`box menu-tile ${styles.search}`} to={paths.search}>
          <Icon name="search" />
          Cerca un piatto o un ingrediente
        </Link>
      </header>
      <ul className={`grid plain-list ${styles.tiles}`}>
        {categories.map(({ name, link, iconLink }) => (
          <li key={link}>
            <Link className="stack box menu-tile" to={paths.category(link)}>
              <Icon name={iconLink} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <MenuFoot />
    </>
  );
}
