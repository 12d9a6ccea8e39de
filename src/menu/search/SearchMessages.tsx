import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { type Criterion, meaningOf } from '../../domain/criteria';
import type { Allergen } from '../../domain/product/allergens';
import { allergenCategory, dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { filterTexts } from '../filter/filter-texts';
import type { Asked } from './engine/read-query';
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

/** Criteria that are about no ingredient. */
const UNCAUTIOUS = ['piccanti', 'non-piccanti', 'bambini'];

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
export function SearchNeedsScript() {
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
        <span>
          Risultati per <strong>{`«${result.understood}»`}</strong>:{' '}
        </span>
      )}
      {result && <span>{statusLine(result, shown)}</span>}
    </p>
  );
}

type AllergenOfferProps = {
  /** Avoid the allergens that the search names and the visitor does not avoid yet. */
  criteria: readonly Criterion[];
  /** The dishes of the result on the page. */
  shown: readonly Product[];
  onHide: () => void;
};

/** Whoever searches for an allergen may want to avoid it: offers the filter where it would hide something. */
export function AllergenOffer({ criteria, shown, onHide }: AllergenOfferProps) {
  const hides = (product: Product) =>
    product.allergeniDaVerificare || criteria.some((criterion) => criterion.hides(product));
  if (criteria.length === 0 || !shown.some(hides)) return null;
  return (
    <div className="search-offer">
      <p>{filterTexts.caution}.</p>
      <button type="button" className="btn btn-outline-dark" onClick={onHide}>
        <span>{`${filterTexts.hides} ${criteria.map(({ name }) => name).join(', ')}`}</span>
      </button>
    </div>
  );
}
