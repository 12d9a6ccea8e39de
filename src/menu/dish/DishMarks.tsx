import type { Mark } from '../../domain/product/marks';
import { Icon } from '../../ui/Icon';

/** What staff say of a dish, as small signs with words; nothing where they say nothing. */
export function DishMarks({ marks }: { marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className="marks" aria-label="Etichette">
      {marks.map(({ id, name, iconLink }) => (
        <li key={id} className={`mark-${id}`}>
          <Icon name={iconLink} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
