import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { offered } from '../../data/menu/freshness';
import { EMPTY_MENU, knownMenu, wholeOf } from '../../data/menu/known-menu';
import { openMenu, subscribeToMenu } from '../../data/menu/runner';
import { getNothingNow, tonightNow } from '../../data/menu/tonight-now';
import { whenIdle } from '../../data/when-idle';
import { isHidden } from '../../domain/criteria';
import { type Category, categories, dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { useStore } from '../../ui/useStore';
import { useChoice } from '../filter/choice-store';
import { FilterButton } from '../filter/FilterBar';
import { MenuFoot } from '../MenuFoot';
import { menuSchema } from '../menu-schema';
import { WHOLE_MENU } from '../menu-texts';
import { RECOMMENDED_ID, Recommended } from './Recommended';
import styles from './WelcomePage.module.scss';

const schema = menuSchema(dishCategories.map((category) => ({ category })));

const isWholeKnown = () => wholeOf(knownMenu.get()).content !== undefined;

/**
 * What the cover says of the dishes: how many of a category the filter leaves, '0 di 12', and which are recommended and not hidden.
 * If it needs neither it does not read the list, and of a list that has changed it says nothing.
 */
function useDishes() {
  const choice = useChoice();
  const { recommended } = useStore(tonightNow, getNothingNow);
  const isFiltered = choice.criteria.length > 0;
  const isNeeded = isFiltered || recommended.length > 0;
  const subscribe = isNeeded ? subscribeToMenu : knownMenu.subscribe;
  const known = wholeOf(useStore({ get: knownMenu.get, subscribe }, () => EMPTY_MENU));
  // After the page's own paint: the category that is opened next needs the list anyway.
  useEffect(() => (isNeeded ? whenIdle(() => openMenu(isWholeKnown())) : undefined), [isNeeded]);

  const { content: menu } = offered(known, { relied: true });
  const all = menu ? Object.values(menu).flat() : [];
  const isShown = (dish: Product) => !isHidden(dish, choice);
  return {
    known,
    recommended: recommended
      .flatMap((id) => all.find((dish) => dish.id === id) ?? [])
      .filter(isShown),
    countOf({ link }: Category): string {
      const category = dishCategories.find((each) => each.link === link);
      if (!isFiltered || !category || !menu) return '';
      const dishes = menu[category.name];
      return `${dishes.filter(isShown).length} di ${dishes.length}`;
    },
  };
}

export function WelcomePage() {
  const { known, recommended, countOf } = useDishes();
  return (
    <>
      <PageHead
        title="Menu"
        description={`Il menu di ${restaurant.name}: antipasti, panini, pinse, pizze classiche e gourmet, dolci e bibite, con prezzi e allergeni.`}
        path={paths.menu}
        site={restaurant}
      />
      <script type="application/ld+json">{schema}</script>
      <div className={styles.cover}>
        <header className="menu-title">
          <h1>Il nostro menu</h1>
          <p>Benvenuto. Scegli una categoria dal menu qui sopra, oppure parti da qui.</p>
          <Link
            className={`box row menu-tile ${styles.search}`}
            to={paths.search}
            state={{ toSearch: true }}
          >
            <Icon name="search" className="if-room" />
            Cerca un piatto o un ingrediente
          </Link>
          <div className={`cluster ${styles.filter}`}>
            <FilterButton hidden={null} />
            {recommended.length > 0 && (
              <button
                type="button"
                className={`btn btn-outline-dark ${styles.jump}`}
                aria-label="Stasera consigliamo"
                onClick={() => document.getElementById(RECOMMENDED_ID)?.focus()}
              >
                <Icon name="star" />
                <span>Stasera</span>
              </button>
            )}
          </div>
        </header>
        <ul className={`grid plain-list ${styles.tiles}`}>
          <li>
            <Link className="stack between box menu-tile" to={paths.search}>
              <Icon name="utensils" />
              <span>{WHOLE_MENU}</span>
            </Link>
          </li>
          {categories.map((category) => (
            <li key={category.link}>
              <Link className="stack between box menu-tile" to={paths.category(category.link)}>
                <Icon name={category.iconLink} />
                <span>{category.name}</span>{' '}
                <span className={`quiet ${styles.count}`}>{countOf(category)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {recommended.length > 0 && <Recommended dishes={recommended} known={known} />}
      </div>
      <MenuFoot />
    </>
  );
}
