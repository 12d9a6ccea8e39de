import type { Allergen } from '../../domain/product/allergens';
import { Icon } from '../../ui/Icon';
import { filterTexts } from '../filter/filter-texts';

type DeclaredAllergensProps = {
  allergens: readonly Allergen[];
  /** Whether there may be more. */
  toVerify: boolean;
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  /** Whether the section stands also where the dish declares none, as in its dialog. */
  always?: boolean;
  /** The level of its heading. */
  heading?: 'h3' | 'h4';
};

/** The 'Allergeni' section of a dish. On a card only a visitor who avoids allergens also reads that a dish declares none. */
export function DeclaredAllergens({
  allergens,
  toVerify,
  avoided,
  always = false,
  heading: Heading = 'h3',
}: DeclaredAllergensProps) {
  const none = allergens.length === 0 && !toVerify;
  const undeclared = <p className="item-undeclared">{filterTexts.undeclared}</p>;
  if (none && !always) return avoided.length > 0 ? undeclared : null;
  return (
    <section className="item-allergens">
      <Heading>Allergeni</Heading>
      {none && undeclared}
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

/** Allergens as small outlined badges with icon and name. */
function AllergenBadges({
  allergens,
  avoided,
}: Pick<DeclaredAllergensProps, 'allergens' | 'avoided'>) {
  return (
    <ul className="badges">
      {allergens.map(({ id, name, iconLink }) => (
        <li
          key={id}
          className={avoided.includes(id) ? 'allergen-badge allergen-avoided' : 'allergen-badge'}
        >
          <Icon name={iconLink} />
          <span className="allergen-name">{name}</span>
          {avoided.includes(id) && <span className="visually-hidden"> (da evitare)</span>}
        </li>
      ))}
    </ul>
  );
}
