import type { Problem } from '../../domain/product/validation';
import { controlId } from '../../ui/Field';

type AllergenCheckProps = {
  confirmed: boolean;
  problem: Problem | null;
  onConfirm: (confirmed: boolean) => void;
};

/** Where the stored allergens could not be read whole: somebody has to say that those of the form are all there are. */
export function AllergenCheck({ confirmed, problem, onConfirm }: AllergenCheckProps) {
  const id = controlId('allergeni');
  const message = problem?.fields.includes('allergeni') ? problem.message : null;
  return (
    <div className={`allergen-check ${message === null ? '' : 'field-wrong'}`.trim()}>
      <label className="allergen-choice">
        <input
          type="checkbox"
          className="form-check-input"
          id={id}
          checked={confirmed}
          aria-invalid={message === null ? undefined : true}
          aria-describedby={message === null ? undefined : `${id}-error`}
          onChange={(event) => onConfirm(event.target.checked)}
        />
        Ho controllato gli allergeni: quelli segnati sono tutti
      </label>
      {message !== null && (
        <p className="field-error" id={`${id}-error`}>
          {message}
        </p>
      )}
    </div>
  );
}
