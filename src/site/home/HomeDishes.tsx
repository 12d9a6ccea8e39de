import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type ChosenDishes, chosenDishes } from '../../data/menu/chosen-dishes';
import { earlyRequest } from '../../data/menu/page-handover';
import { cardPictureOf } from '../../domain/product/card-picture';
import { formatPrice } from '../../domain/product/price';
import { paths } from '../../paths';
import styles from './HomePage.module.scss';

/** Whether the menu still has the version of the build's dishes, by the answer to the first script's request. */
function useIsCurrent(version: string | undefined): boolean {
  const [isCurrent, setCurrent] = useState(false);
  useEffect(() => {
    let isLeft = false;
    earlyRequest('version')?.then(
      (answer) => !isLeft && setCurrent(answer.version === version),
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [version]);
  return isCurrent;
}

/** Three dishes of the menu. Their prices have their room, and are shown only if the menu is known not to have changed. */
export function HomeDishes() {
  const chosen = chosenDishes.get();
  const isCurrent = useIsCurrent(chosen?.version);
  if (!chosen || chosen.dishes.length === 0) return null;
  return (
    <section className="page pt-5 pt-md-7" aria-labelledby="dal-menu">
      <h2 id="dal-menu" className="fs-head">
        Dal nostro menu
      </h2>
      <ul role="list" className={`cells plain-list ${styles.dishes}`}>
        {chosen.dishes.map((dish) => (
          <li key={dish.id}>
            <Dish dish={dish} hasPrice={isCurrent} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type DishProps = { dish: ChosenDishes['dishes'][number]; hasPrice: boolean };

function Dish({ dish: { id, nome, image, prezzo }, hasPrice }: DishProps) {
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
        {nome}
      </b>
      <span className={`fw-semibold ${hasPrice ? '' : 'invisible'}`.trim()} translate="no">
        {formatPrice(prezzo)}
      </span>
    </Link>
  );
}
