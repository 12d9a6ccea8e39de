import { allergenCategory } from '../domain/product/categories';
import { paths } from '../paths';
import { restaurant } from '../restaurant';

/** Without JavaScript the dishes stand as the build has read them. @param day when that was, in words */
export function PricesWithoutScript({ day }: { day: string }) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className="menu-day">
          Prezzi del {day}. Per conferma chiamaci al{' '}
          <a href={restaurant.phone.href}>{restaurant.phone.shown}</a>.
        </p>
      )}
    </noscript>
  );
}

/** Without JavaScript there are no dishes: offers the phone, and the page that needs no script. */
export function NoScript() {
  // In the browser React renders nothing into it: only the build needs the text.
  return (
    <noscript>
      {import.meta.env.SSR && (
        <div className="menu-message">
          <h2>Per leggere i piatti serve JavaScript</h2>
          <p>
            Chiamaci al <a href={restaurant.phone.href}>{restaurant.phone.shown}</a>: ti diciamo
            tutto noi. Qui trovi l'
            <a href={paths.category(allergenCategory.link)}>elenco degli allergeni</a>.
          </p>
        </div>
      )}
    </noscript>
  );
}
