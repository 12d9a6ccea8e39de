import { Link } from 'react-router-dom';
import { dishCategories } from '../../domain/categories';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { useMenuLink } from '../filter/useAvoided';

/** Before anything is typed: what to type, and the categories for visitors who would rather browse. */
export function SearchHint() {
  return (
    <>
      <p className="search-hint">
        Scrivi almeno due lettere: il nome di un piatto, quello che ti va («bufala», «funghi
        salsiccia») o una categoria. Oppure parti da qui.
      </p>
      <CategoryLinks />
    </>
  );
}

type NothingFoundProps = {
  query: string;
  onClear: () => void;
};

/** No dish contains every word: offers to clear the search, the categories and the phone. */
export function NothingFound({ query, onClear }: NothingFoundProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        Nessun piatto trovato
      </p>
      <div className="menu-message">
        <h2>Nessun piatto con «{query.trim()}»</h2>
        <p>
          Prova con una parola sola o più corta, oppure chiedici al{' '}
          <a href={restaurant.phone.href}>{restaurant.phone.shown}</a>.
        </p>
        <button type="button" className="btn btn-outline-dark" onClick={onClear}>
          Cancella la ricerca
        </button>
      </div>
      <CategoryLinks />
    </>
  );
}

function CategoryLinks() {
  const menuLink = useMenuLink();
  return (
    <nav aria-label="Categorie del menu">
      <ul className="search-categories">
        {dishCategories.map(({ name, link, iconLink }) => (
          <li key={link}>
            <Link to={menuLink(paths.category(link))}>
              <Icon name={iconLink} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
