import { isHidden } from '../../domain/avoided';
import { allergensOf } from '../../domain/product/allergens';
import type { Product } from '../../domain/product/product';
import { filterTexts } from '../filter/filter-texts';
import { namesOf } from './status-line';

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
