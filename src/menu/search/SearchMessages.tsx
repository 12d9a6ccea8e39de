import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { isHidden } from '../../domain/avoided';
import { type Allergen, allergensOf } from '../../domain/product/allergens';
import { allergenCategory, dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { filterTexts } from '../filter/filter-texts';
import { useMenuLink } from '../filter/useAvoided';
import type { SearchResult } from './engine/search-menu';
import { namesOf, statusLine } from './status-line';

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
            <h2>Nessun piatto dichiara: {namesOf(allergens)}</h2>
            <p>
              {filterTexts.caution}, anche al {phone}.
            </p>
          </>
        ) : (
          <>
            <h2>Nessun piatto con «{query.trim()}»</h2>
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

type SearchStatusProps = {
  /** Null before anything is searched for. */
  result: SearchResult | null;
  /** The dishes of the result that the filter does not hide. */
  shown: readonly Product[];
  ref: Ref<HTMLParagraphElement>;
};

/** What was found, and what was searched for instead of a slip. The element always exists: a screen reader reads its changes. */
export function SearchStatus({ result, shown, ref }: SearchStatusProps) {
  return (
    <p className="search-status" role="status" tabIndex={-1} ref={ref}>
      {result?.understood && (
        <>
          Risultati per <strong>«{result.understood}»</strong>:{' '}
        </>
      )}
      {result && statusLine(result, shown)}
    </p>
  );
}

type AllergenOfferProps = {
  /** Ids of the allergens that the search names and the visitor does not avoid yet. */
  ids: readonly number[];
  /** The dishes of the result on the page. */
  shown: readonly Product[];
  /** Called with the ids to avoid too. */
  onHide: (ids: readonly number[]) => void;
};

/** Whoever searches for an allergen may want to avoid it: offers the filter where it would hide something. */
export function AllergenOffer({ ids, shown, onHide }: AllergenOfferProps) {
  if (!shown.some((product) => isHidden(product, ids))) return null;
  return (
    <div className="search-offer">
      <p>{filterTexts.caution}.</p>
      <button type="button" className="btn btn-outline-dark" onClick={() => onHide(ids)}>
        {filterTexts.hides} {namesOf(allergensOf(ids))}
      </button>
    </div>
  );
}
