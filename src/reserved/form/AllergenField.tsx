import { allergens } from '../../domain/allergens';
import { Icon } from '../../ui/Icon';

type AllergenFieldProps = {
  /** Ids of the chosen allergens. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
};

/** A checkbox for each allergen of the catalogue. */
export function AllergenField({ chosen, onChange }: AllergenFieldProps) {
  function toggle(id: number) {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    // Always sorted: a choice that is undone must not count as a change of the form.
    onChange(next.sort((a, b) => a - b));
  }
  return (
    <fieldset className="allergen-field">
      <legend className="form-label">Allergeni</legend>
      {allergens.map(({ id, name, iconLink }) => (
        <label className="allergen-choice" key={id}>
          <input
            type="checkbox"
            className="form-check-input"
            name="allergeni"
            value={id}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
          <Icon name={iconLink} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
