import { Link } from 'react-router-dom';
import type { MenuList } from '../../data/menu/freshness';
import { DishNotes, PriceLines } from '../../dish/DishFacts';
import { NameExplained, OPENED_HERE } from '../../dish/DishName';
import { useLoadedPicture } from '../../dish/ItemCard';
import { toItem } from '../../dish/item';
import { cardPictureOf } from '../../domain/product/card-picture';
import { menuCategoryOf } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import { DISH_PARAMETER, paths } from '../../paths';
import { useTexts } from '../../ui/texts';
import { useShownFreshness } from '../useMenuList';
import styles from './WelcomePage.module.scss';

type RecommendedProps = {
  /** At least one. */
  dishes: readonly Product[];
  /** The list that they are from. */
  known: MenuList<unknown>;
};

/** Today's recommended dishes: below the categories, where they shift nothing. */
export function Recommended({ dishes, known }: RecommendedProps) {
  const { t } = useTexts();
  useShownFreshness(known);
  return (
    <section className="mt-5" aria-labelledby="consigliati">
      <h2 id="consigliati" className="fs-name">
        {t('Stasera consigliamo')}
      </h2>
      <ul role="list" className={`cells gap-2 plain-list ${styles.recommended}`}>
        {dishes.map((dish) => (
          <Recommendation key={dish.id} dish={dish} />
        ))}
      </ul>
    </section>
  );
}

/** A link that opens the dish in its category. Closing the dish leads back to the cover. */
function Recommendation({ dish }: { dish: Product }) {
  const { name, image, notes, price, familyPrice, meterPrice } = toItem(dish);
  const { src, onError } = useLoadedPicture(image && cardPictureOf(image), image);
  const dishInMenu = new URLSearchParams({ [DISH_PARAMETER]: dish.id });
  // Those of other sizes only if the dish has no price for one.
  const other = price > 0 ? null : { familyPrice, meterPrice };
  return (
    <li data-dish={dish.id}>
      <Link
        className={`box beside h-100 p-1 pe-3 text-reset text-decoration-none ${styles.recommendation}`}
        to={`${paths.category(menuCategoryOf(dish)?.link ?? '')}?${dishInMenu}`}
        state={OPENED_HERE}
      >
        {src && (
          <img
            className="flex-shrink-0 rounded-2 object-fit-cover if-room"
            src={src}
            alt=""
            width={56}
            height={56}
            decoding="async"
            onError={onError}
          />
        )}
        <div className="cluster rest ps-1">
          <div className="rest">
            <b className="heading fs-lead" translate="no">
              {name}
            </b>
            <NameExplained name={name} />
            <DishNotes notes={notes} only="warning" place="card" />
          </div>
          <PriceLines price={price} {...other} />
        </div>
      </Link>
    </li>
  );
}
