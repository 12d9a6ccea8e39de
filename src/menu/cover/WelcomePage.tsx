import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { EMPTY_MENU, knownMenu, wholeOf } from '../../data/menu/menu-cache';
import { openMenuList, subscribeToMenu } from '../../data/menu/menu-refresh';
import { whenIdle } from '../../data/when-idle';
import { isHidden } from '../../domain/criteria';
import { type Category, categories, dishCategories } from '../../domain/product/categories';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { useStore } from '../../ui/useStore';
import { useChoice } from '../filter/choice-store';
import { FilterButton } from '../filter/FilterBar';
import { MenuFoot } from '../MenuFoot';
import { menuSchema } from '../menu-schema';
import styles from './WelcomePage.module.scss';

const schema = menuSchema(dishCategories.map((category) => ({ category })));

/**
 * Says how many dishes of a category the filter leaves: '0 di 12'. Without a filter nothing is counted, and the list is not
 * read. Nothing is said either of a list that is known to be outdated.
 */
function useCounts(): (category: Category) => string {
  const choice = useChoice();
  const isFiltered = choice.criteria.length > 0;
  const subscribe = isFiltered ? subscribeToMenu : knownMenu.subscribe;
  const known = wholeOf(useStore({ get: knownMenu.get, subscribe }, () => EMPTY_MENU));
  // After the page's own paint: the category that is opened next needs the list anyway.
  useEffect(() => {
    if (isFiltered) whenIdle(() => openMenuList('whole'));
  }, [isFiltered]);

  return ({ link }) => {
    const category = dishCategories.find((each) => each.link === link);
    if (!isFiltered || !category || known.status !== 'ready') return '';
    if (known.freshness === 'outdated' || known.freshness === 'withheld') return '';
    const dishes = known.menu[category.name];
    return `${dishes.filter((dish) => !isHidden(dish, choice)).length} di ${dishes.length}`;
  };
}

/** The menu's cover: the visitor chooses a category. */
export function WelcomePage() {
  const countOf = useCounts();
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
        <div className={`cluster ${styles.filter}`}>
          <FilterButton hidden={null} />
        </div>
      </header>
      <ul className={`grid plain-list ${styles.tiles}`}>
        {categories.map((category) => (
          <li key={category.link}>
            <Link className="stack box menu-tile" to={paths.category(category.link)}>
              <Icon name={category.iconLink} />
              <span>{category.name}</span>{' '}
              <span className={`quiet ${styles.count}`}>{countOf(category)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <MenuFoot />
    </>
  );
}
