import { useController } from 'react-hook-form';
import { allergens } from '../../domain/product/allergens';
import { marks } from '../../domain/product/marks';
import { controlId } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import type { FormProps } from './FormField';

/**
 * A checkbox for each allergen of the catalogue. Where the stored ones could not be read whole, somebody has to say that
 * those of the form are all there are.
 */
export function AllergenField({ form }: FormProps) {
  const { field } = useController({ control: form.control, name: 'allergeni' });
  const { allergeniControllati } = form.formState.defaultValues ?? {};
  const isUnreadable = allergeniControllati !== undefined;

  function toggle(id: number) {
    const next = field.value.includes(id)
      ? field.value.filter((other) => other !== id)
      : [...field.value, id];
    // Always sorted: a choice that is undone must not count as a change of the form.
    field.onChange(next.sort((a, b) => a - b));
  }

  return (
    <fieldset className="allergen-field">
      <legend className="form-label">Allergeni</legend>
      {isUnreadable && (
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
            name={`allergene-${id}`}
            checked={field.value.includes(id)}
            onChange={() => toggle(id)}
          />
          <Icon name={iconLink} />
          {name}
        </label>
      ))}
      {isUnreadable && <AllergenCheck form={form} />}
    </fieldset>
  );
}

/** A checkbox for each mark that a dish may have. */
export function MarkField({ form }: FormProps) {
  const { field } = useController({ control: form.control, name: 'etichette' });
  return (
    <fieldset className="allergen-field">
      <legend className="form-label">Etichette</legend>
      {marks.map(({ id, name, iconLink }) => (
        <label className="allergen-choice" key={id}>
          <input
            type="checkbox"
            className="form-check-input"
            name={`etichetta-${id}`}
            checked={field.value.includes(id)}
            // In the order of the catalogue: a choice that is undone must not count as a change of the form.
            onChange={() =>
              field.onChange(
                marks
                  .map((mark) => mark.id)
                  .filter((other) => (other === id) !== field.value.includes(other)),
              )
            }
          />
          <Icon name={iconLink} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function AllergenCheck({ form }: FormProps) {
  const id = controlId('allergeni');
  const problem = form.formState.errors.allergeniControllati?.message;
  return (
    <div className={`allergen-check ${problem ? 'field-wrong' : ''}`.trim()}>
      <label className="allergen-choice">
        <input
          {...form.register('allergeniControllati')}
          type="checkbox"
          className="form-check-input"
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
        />
        Ho controllato gli allergeni: quelli segnati sono tutti
      </label>
      {problem && (
        <p className="field-error" id={`${id}-error`}>
          {problem}
        </p>
      )}
    </div>
  );
}
