import { Link } from 'react-router-dom';
import { meaningOf } from '../../domain/criteria';
import type { Allergen } from '../../domain/product/allergens';
import { allergenCategory, dishCategories } from '../../domain/product/categories';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { filterTexts } from '../filter/filter-texts';
import type { Asked } from './engine/read-query';
import { namesOf } from './status-line';

/** Before anything is typed: what to type, and the categories for visitors who would rather browse. */
export function SearchHint() {
  return (
    <>
      <p className="search-hint">
        Scrivi almeno due lettere: il nome di un piatto, quello che ti va («bufala», «funghi
        salsiccia»), una categoria o un allergene. Oppure parti da qui.
      </p>
      <CategoryLinks />
    </>
  );
}

/** What is true of the dishes that a query's criteria show. No dish is ever called 'senza'. */
export function Meaning({ asked }: { asked: readonly Asked[] }) {
  const criteria = asked.map(({ criterion }) => criterion);
  const cautious = criteria.some(({ id }) => !UNCAUTIOUS.includes(id));
  return (
    <p className="search-meaning">
      <span>{meaningOf(criteria) + (cautious ? ` ${filterTexts.quietCaution}` : '')}</span>
    </p>
  );
}

/** Criteria that are about no ingredient. */
const UNCAUTIOUS = ['piccanti', 'non-piccanti', 'bambini'];

type NothingFoundProps = {
  query: string;
  /** The allergens that the query names. No dish declares them. */
  allergens: readonly Allergen[];
  onClear: () => void;
};

/** No dish contains every word, or declares the allergen: offers to clear the search, the categories and the phone. */
export function NothingFound({ query, allergens, onClear }: NothingFoundProps) {
  const phone = <a href={restaurant.phone.href}>{restaurant.phone.shown}</a>;
  return (
    <>
      <div className="menu-message">
        {allergens.length > 0 ? (
          <>
            <h2>
              <span>{`Nessun piatto dichiara: ${namesOf(allergens)}`}</span>
            </h2>
            <p>
              {filterTexts.caution}, anche al {phone}.
            </p>
          </>
        ) : (
          <>
            <h2>
              <span>{`Nessun piatto con «${query.trim()}»`}</span>
            </h2>
            <p>Prova con una parola sola o più corta, oppure chiedici al {phone}.</p>
          </>
        )}
        <button type="button" className="btn btn-outline-dark" onClick={onClear}>
          Cancella la ricerca
        </button>
      </div>
      <CategoryLinks />
    </>
  );
}

/** Without JavaScript nothing can be searched: offers the phone, the categories and the page that needs no script. */
export function NoScript() {
  return (
    <>
      <div className="menu-message">
        <h2>Per cercare nel menu serve JavaScript</h2>
        <p>
          Chiamaci al <a href={restaurant.phone.href}>{restaurant.phone.shown}</a>: ti diciamo tutto
          noi. Oppure parti da una categoria o dall'
          <a href={paths.category(allergenCategory.link)}>elenco degli allergeni</a>.
        </p>
      </div>
      <CategoryLinks />
    </>
  );
}

function CategoryLinks() {
  return (
    <nav aria-label="Categorie del menu">
      <ul className="search-categories">
        {dishCategories.map(({ name, link, iconLink }) => (
          <li key={link}>
            <Link to={paths.category(link)}>
              <Icon name={iconLink} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
