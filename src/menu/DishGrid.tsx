import { Link } from 'react-router-dom';
import { allergensOf } from '../domain/allergens';
import { CLASSIC_PIZZAS, type DishCategoryName } from '../domain/categories';
import type { Product } from '../domain/product';
import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { type Item, ItemCard } from './ItemCard';
import { ItemModal } from './ItemModal';
import { useOpenDish } from './useOpenDish';

type DishGridProps = {
  category: DishCategoryName;
  products: readonly Product[];
};

/** Pictures that a first screen may hold: they are not lazy. */
const FIRST_PICTURES = 4;

/** The stored product under the names of the card. Maxi and metre prices are the classic pizzas' alone (spec point 2). */
function toItem(product: Product, category: DishCategoryName): Item {
  const classic = category === CLASSIC_PIZZAS;
  return {
    name: product.nome,
    description: product.descrizione,
    image: product.image,
    price: product.prezzo,
    familyPrice: classic ? product.prezzo_familiare : null,
    meterPrice: classic ? product.prezzo_al_metro : null,
    allergens: allergensOf(product.allergeni),
  };
}

/** The dishes of a category. The open one is in the address, so that the phone's Back closes it. */
export function DishGrid({ category, products }: DishGridProps) {
  const { openId, open, close } = useOpenDish();
  if (products.length === 0) return <NoDishes />;

  const opened = products.find(({ id }) => id === openId);
  const pictures = products.filter(({ image }) => image).slice(0, FIRST_PICTURES);
  return (
    <>
      <ul className="item-grid">
        {products.map((product) => (
          <li key={product.id}>
            <ItemCard
              {...toItem(product, category)}
              eager={pictures.includes(product)}
              onOpen={() => open(product.id)}
            />
          </li>
        ))}
      </ul>
      <ItemModal item={opened ? toItem(opened, category) : null} onClose={close} />
    </>
  );
}

function NoDishes() {
  return (
    <div className="menu-message">
      <h2>Qui non c'è ancora niente</h2>
      <p>
        Questa categoria al momento è vuota. Chiamaci al{' '}
        <a href={restaurant.phone.href}>{restaurant.phone.shown}</a> o guarda{' '}
        <Link to={paths.menu}>il resto del menu</Link>.
      </p>
    </div>
  );
}
