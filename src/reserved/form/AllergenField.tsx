import { allergens } from '../../domain/product/allergens';
import type { Problem } from '../../domain/product/validation';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { AllergenCheck } from './AllergenCheck';

type AllergenFieldProps = {
  /** Ids of the chosen allergens. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** Whether somebody has confirmed the choice, undefined where the stored one could be read whole. */
  confirmed: boolean | undefined;
  problem: Problem | null;
  onConfirm: (confirmed: boolean) => void;
};

/** A checkbox for each allergen of the catalogue. A choice that could not be read whole must be confirmed. */
export function AllergenField({ chosen, onChange, confirmed, ...check }: AllergenFieldProps) {
  function toggle(id: number) {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    // Always sorted: a choice that is undone must not count as a change of the form.
    onChange(next.sort((a, b) => a - b));
  }
  return (
    <fieldset className="allergen-field">
      <legend className="form-label">Allergeni</legend>
      {confirmed !== undefined && (
        <Notice kind="error" icon="triangle-alert" title="Allergeni da verificare">
          <p>
            Quelli salvati non si leggono per intero: qui sono segnati solo quelli riconosciuti.
            Segnali tutti, poi conferma.
          </p>
        </Notice>
      )}
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
      {confirmed !== undefined && <AllergenCheck confirmed={confirmed} {...check} />}
    </fieldset>
  );
}
