import type { Criterion } from '../../domain/criteria';
import type { Product } from '../../domain/product/product';
import { filterTexts } from '../filter/filter-texts';

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
