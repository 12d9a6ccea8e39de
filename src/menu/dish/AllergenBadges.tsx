import type { Allergen } from '../../domain/product/allergens';
import { Icon } from '../../ui/Icon';

type AllergenBadgesProps = {
  allergens: readonly Allergen[];
  /** Ids of the allergens that the visitor avoids: these are highlighted. */
  avoided: readonly number[];
};

/** Allergens as small outlined badges with icon and name. */
export function AllergenBadges({ allergens, avoided }: AllergenBadgesProps) {
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
