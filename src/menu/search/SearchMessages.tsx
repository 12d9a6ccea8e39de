import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { type Criterion, isHidden, meaningOf } from '../../domain/criteria';
import { dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { filterTexts } from '../filter/filter-texts';
import type { SearchResult } from './engine/search-menu';

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

/** Criteria that are not about ingredients, and so need no caution about contamination. */
const UNCAUTIOUS = ['piccanti', 'non-piccanti', 'bambini'];

/** Describes the dishes that a query's criteria show. It never calls a dish 'senza' something. */
export function Meaning({ asked }: Pick<SearchResult, 'asked'>) {
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
  /** Names of the allergens that the query names. No dish declares them. */
  allergens: string;
  onClear: () => void;
};

/** Shown if no dish contains every word, or declares the allergen. Offers to clear the search, the categories and the phone. */
export function NothingFound({ query, allergens, onClear }: NothingFoundProps) {
  const title = allergens ? `Nessun piatto dichiara: ${allergens}` : `Nessun piatto con «${query}»`;
  const advice = allergens
    ? `${filterTexts.caution}, anche al`
    : 'Prova con una parola sola o più corta, oppure chiedici al';
  return (
    <>
      <div className="menu-message">
        <h2>
          <span>{title}</span>
        </h2>
        <p>
          <span>{advice}</span> <a href={restaurant.phone.href}>{restaurant.phone.shown}</a>.
        </p>
        <Button onClick={onClear}>Cancella la ricerca</Button>
      </div>
      <CategoryLinks />
    </>
  );
}

/** '3 piatti trovati, 2 nascosti dal filtro'. */
function statusLine(shown: number, hidden: number): string {
  if (shown + hidden === 0) return 'Nessun piatto trovato';
  const line = shown === 1 ? '1 piatto trovato' : `${shown} piatti trovati`;
  if (hidden === 0) return line;
  return `${line}, ${hidden} ${hidden === 1 ? 'nascosto' : 'nascosti'} dal filtro`;
}

type SearchStatusProps = {
  /** Null before anything is searched for. */
  result: SearchResult | null;
  /** How many dishes of the result the filter does not hide, and how many it hides. */
  shown: number;
  hidden: number;
  ref: Ref<HTMLParagraphElement>;
};

/** How many dishes were found, and for which corrected query. Always rendered, because screen readers read its changes. */
export function SearchStatus({ result, shown, hidden, ref }: SearchStatusProps) {
  return (
    <p className="search-status" role="status" tabIndex={-1} ref={ref}>
      {result?.understood && (
        <span>
          Risultati per <strong>{`«${result.understood}»`}</strong>:{' '}
        </span>
      )}
      {result && <span>{statusLine(shown, hidden)}</span>}
    </p>
  );
}

type AllergenOfferProps = {
  /** Criteria for the allergens that the search names and the visitor does not avoid yet. */
  criteria: readonly Criterion[];
  /** The dishes of the result that the page shows. */
  shown: readonly Product[];
  onHide: () => void;
};

/** A visitor who searches for an allergen may want to avoid it. Offers the filter if it would hide any of the shown dishes. */
export function AllergenOffer({ criteria, shown, onHide }: AllergenOfferProps) {
  if (!shown.some((dish) => isHidden(dish, { criteria }))) return null;
  const names = criteria.map(({ name }) => name).join(', ');
  return (
    <div className="search-offer">
      <p>
        <span>{`Anche i piatti che dichiarano: ${names}. ${filterTexts.caution}.`}</span>
      </p>
      <Button onClick={onHide}>
        <span>{`${filterTexts.hides} ${names}`}</span>
      </Button>
    </div>
  );
}
