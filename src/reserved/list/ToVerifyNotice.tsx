import { memo, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { Notice } from '../../ui/Notice';
import { keepPlace } from '../list-place';
import type { ListState } from '../list-state';

/** How many products the notice links to: with those saved, it shows the next. */
const SHOWN = 5;

type ToVerifyNoticeProps = {
  /** All products, whatever page or search the list shows. */
  products: readonly Product[];
};

/** Names the products whose allergens could not be read whole, with links to their forms: their rows may be pages away. */
export const ToVerifyNotice = memo(function ToVerifyNotice({ products }: ToVerifyNoticeProps) {
  const { search } = useLocation();
  const toVerify = useMemo(
    () => products.filter(({ allergeniDaVerificare }) => allergeniDaVerificare),
    [products],
  );
  if (toVerify.length === 0) return null;
  const more = toVerify.length - SHOWN;
  return (
    <Notice kind="error" icon="triangle-alert" title={titleFor(toVerify.length)}>
      <p>
        Non si leggono per intero: finché non li salvi di nuovo, nel menu c'è scritto di chiedere al
        personale.
      </p>
      <ul className="to-verify">
        {toVerify.slice(0, SHOWN).map((product) => (
          <li key={product.id}>
            <Link
              to={paths.editItem}
              state={{ product, search } satisfies ListState}
              onClick={() => keepPlace(search, product.id)}
            >
              <bdi>{product.nome || 'Senza nome'}</bdi>
            </Link>
          </li>
        ))}
        {more > 0 && <li>{more === 1 ? 'e un altro' : `e altri ${more}`}</li>}
      </ul>
    </Notice>
  );
});

function titleFor(count: number): string {
  return count === 1
    ? 'Un prodotto ha allergeni da verificare'
    : `${count} prodotti hanno allergeni da verificare`;
}
