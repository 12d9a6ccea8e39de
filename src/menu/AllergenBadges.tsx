import type { Allergen } from '../domain/allergens';
import { Icon } from '../ui/Icon';

/** Allergens as small outlined pills: drawing and name. */
export function AllergenBadges({ allergens }: { allergens: readonly Allergen[] }) {
  return (
    <ul className="badges">
      {allergens.map(({ id, name, iconLink }) => (
        <li key={id} className="allergen-badge">
          <Icon name={iconLink} />
          {name}
        </li>
      ))}
    </ul>
  );
}
