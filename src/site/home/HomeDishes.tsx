import { useState } from 'react';
import { Link } from 'react-router-dom';
import { bakedMenu } from '../../data/menu/baked-menu';
import { homeDishes } from '../../data/menu/home-dishes';
import { cardPictureOf } from '../../domain/product/card-picture';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { shownText } from '../../domain/product/shown';
import { paths } from '../../paths';
import { useHydrated, useStore } from '../../ui/useStore';
import styles from './HomePage.module.scss';
import { useHomeMenu } from './useHomeMenu';

/** The places of the dishes, until there are any. */
const PLACES = [0, 1, 2];

/**
 * Three dishes of the menu, by the rule of every list (data/menu/freshness.ts). Until the menu's code has loaded they are the
 * build's: on a visit that begins here the first script says how fresh they are, otherwise they have no prices yet.
 */
export function HomeDishes() {
  const isHydrated = useHydrated();
  const [isLanding] = useState(!isHydrated);
  useHomeMenu(isLanding);
  const shown = useStore(homeDishes, () => null);
  const baked = bakedMenu.get();
  const dishes = shown?.dishes ?? (baked?.part === 'home' ? baked.products : undefined);
  if (dishes ? dishes.length === 0 : isLanding) return null;
  const ofScript = isLanding ? styles.price : 'invisible';
  const ofMenu = shown?.hasPrices ? '' : 'invisible';
  const priceClass = shown ? ofMenu : ofScript;
  return (
    <section className="page pt-5 pt-md-7" aria-labelledby="dal-menu">
      <h2 id="dal-menu" className="fs-head">
        Dal nostro menu
      </h2>
      <ul role="list" className={`cells plain-list ${styles.dishes}`}>
        {dishes
          ? dishes.map((dish) => (
              <li key={dish.id}>
                <Dish dish={dish} priceClass={priceClass} />
              </li>
            ))
          : PLACES.map((place) => <li key={place} className={`rounded ${styles.place}`} />)}
      </ul>
      <div aria-live="polite" className={`quiet lh-sm pt-2 ${styles.late}`}>
        {shown?.notice && (
          <p>
            <span>{shown.notice}</span>
            {shown.retry && (
              <button type="button" className="btn btn-link" onClick={shown.retry}>
                Riprova
              </button>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

type DishProps = { dish: Product; priceClass: string | undefined };

function Dish({ dish: { id, nome, image, prezzo }, priceClass }: DishProps) {
  return (
    <Link className="stack gap-0 text-decoration-none" to={paths.dish(id)}>
      {image && (
        <img
          className="w-100 h-auto mb-2 rounded object-fit-cover"
          src={cardPictureOf(image) ?? image}
          width={360}
          height={360}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <b className="heading fs-lead" translate="no">
        {shownText('nome', nome)}
      </b>
      <span className={`fw-semibold ${priceClass}`.trim()} translate="no">
        {formatPrice(prezzo)}
      </span>
    </Link>
  );
}
