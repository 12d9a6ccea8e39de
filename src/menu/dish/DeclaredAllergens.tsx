import type { Allergen } from '../../domain/allergens';
import { Icon } from '../../ui/Icon';
import { filterTexts } from '../filter/filter-texts';
import { AllergenBadges } from './AllergenBadges';

type DeclaredAllergensProps = {
  allergens: readonly Allergen[];
  /** Whether there may be more. */
  toVerify: boolean;
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  /** The level of its heading. */
  heading?: 'h3' | 'h4';
};

/** The 'Allergeni' section of a dish. Only a visitor who avoids allergens also reads that a dish declares none. */
export function DeclaredAllergens({
  allergens,
  toVerify,
  avoided,
  heading: Heading = 'h3',
}: DeclaredAllergensProps) {
  if (allergens.length === 0 && !toVerify) {
    return avoided.length > 0 ? <p className="item-undeclared">{filterTexts.undeclared}</p> : null;
  }
  return (
    <section className="item-allergens">
      <Heading>Allergeni</Heading>
      {allergens.length > 0 && <AllergenBadges allergens={allergens} avoided={avoided} />}
      {toVerify && (
        <p className="item-to-verify">
          <Icon name="circle-alert" />
          {filterTexts.toVerify}
        </p>
      )}
    </section>
  );
}
