import type { Allergen } from '../../domain/allergens';
import { filterTexts } from '../filter/filter-texts';
import { AllergenBadges } from './AllergenBadges';

type DeclaredAllergensProps = {
  allergens: readonly Allergen[];
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
};

/** The 'Allergeni' section of a dish. Only a visitor who avoids allergens also reads that a dish declares none. */
export function DeclaredAllergens({ allergens, avoided }: DeclaredAllergensProps) {
  if (allergens.length === 0) {
    return avoided.length > 0 ? <p className="item-undeclared">{filterTexts.undeclared}</p> : null;
  }
  return (
    <section className="item-allergens">
      <h3>Allergeni</h3>
      <AllergenBadges allergens={allergens} avoided={avoided} />
    </section>
  );
}
