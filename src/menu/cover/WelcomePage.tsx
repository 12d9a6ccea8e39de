import { Link } from 'react-router-dom';
import { visibleMenu } from '../../data/menu/freshness';
import { wholeOf } from '../../data/menu/known-menu';
import { getNothingNow, todayNow } from '../../data/menu/today-now';
import { isHidden } from '../../domain/filter/criteria';
import { type DishCategory, dishCategories } from '../../domain/product/categories';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { isShownPrice } from '../../domain/product/shown';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { CategoryPicture } from '../CategoryPicture';
import { useChoice } from '../choice-store';
import { FilterButton } from '../filter/FilterBar';
import { MenuPage } from '../frame/MenuPage';
import { LanguageChoice } from '../languages/LanguageChoice';
import { menuSchema } from '../menu-schema';
import { useMenuList } from '../useMenuList';
import { Recommended } from './Recommended';
import styles from './WelcomePage.module.scss';

const schema = menuSchema(dishCategories.map((category) => ({ category })));

/**
 * The cover's figures: the lowest price of a category, or how many of it the filter leaves, '0 di 12', and which are
 * recommended and not hidden. Of a list that has changed it says nothing.
 */
function useDishes() {
  const choice = useChoice();
  const { t } = useTexts();
  const { recommended } = useStore(todayNow, getNothingNow);
  const isFiltered = choice.criteria.length > 0;
  const known = useMenuList(wholeOf, { isAside: true });
  const { content: menu } = visibleMenu(known, { hideIfChanged: true });
  const all = menu ? Object.values(menu).flat() : [];
  const isShown = (dish: Product) => !isHidden(dish, choice);
  const left = all.filter(isShown).length;
  return {
    known,
    counts: menu ? { left, hidden: all.length - left } : null,
    recommended: recommended
      .flatMap((id) => all.find((dish) => dish.id === id) ?? [])
      .filter(isShown),
    lineOf({ name }: DishCategory): string {
      const dishes = menu?.[name] ?? [];
      if (dishes.length === 0) return '';
      if (isFiltered) {
        return t('{number} di {all}', {
          number: dishes.filter(isShown).length,
          all: dishes.length,
        });
      }
      const prices = dishes.map(({ prezzo }) => prezzo).filter(isShownPrice);
      if (prices.length === 0) return '';
      const price = formatPrice(Math.min(...prices));
      return name === ADDED ? t('supplemento da {price}', { price }) : t('da {price}', { price });
    },
  };
}

export function WelcomePage() {
  const { t } = useTexts();
  const { known, recommended, counts, lineOf } = useDishes();
  return (
    <MenuPage
      head={{
        title: t('Menu'),
        description: `Il menu di ${restaurant.name}: antipasti, panini, pinse, pizze classiche e gourmet, dolci e bibite, con prezzi e allergeni.`,
        path: paths.menu,
      }}
      top={<script type="application/ld+json">{schema}</script>}
    >
      <div className={styles.cover}>
        <header className="menu-title">
          <h1>{t('Il nostro menu')}</h1>
          <p className="quiet">
            {t('Benvenuto. Scegli una categoria dal menu qui sopra, oppure parti da qui.')}
          </p>
        </header>
        <ul role="list" className={`cells plain-list ${styles.tiles}`}>
          {dishCategories.map((category) => (
            <li key={category.link}>
              <CategoryTile category={category} line={lineOf(category)} />
            </li>
          ))}
        </ul>
        <div className={`cluster mt-4 d-print-none ${styles.tools}`}>
          <Link
            className={`btn btn-outline-dark flex-fill justify-content-start ${styles.search}`}
            to={paths.search}
            state={{ toSearch: true }}
          >
            <Icon name="search" />
            <span>{t('Cerca')}</span>
          </Link>
          <FilterButton counts={counts} resultAt={paths.search} />
          <LanguageChoice />
        </div>
        {recommended.length > 0 && <Recommended dishes={recommended} known={known} />}
      </div>
    </MenuPage>
  );
}

/** The category whose prices are added to those of pizzas. */
const ADDED = 'I nostri impasti';

/** A category as its picture, its name, and a line that comes later and has its room. */
function CategoryTile({ category, line }: { category: DishCategory; line: string }) {
  const { t } = useTexts();
  const { name, link } = category;
  return (
    <Link
      className={`on-dark position-relative stack gap-0 justify-content-end h-100 overflow-hidden rounded text-decoration-none ${styles.tile}`}
      to={paths.category(link)}
    >
      <CategoryPicture className="position-absolute top-0 start-0 w-100 h-100" link={link} />
      <span className={`position-relative stack gap-0 ${styles.words}`}>
        <span className="heading">{t(name)}</span>{' '}
        <span className={`${styles.line} ${name === ADDED ? styles.added : ''}`.trim()}>
          {line}
        </span>
      </span>
    </Link>
  );
}
