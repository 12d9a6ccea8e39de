import { useState } from 'react';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { useHydrated } from '../../ui/useHydrated';

type PasswordFieldProps = {
  /** Id of the form's error message, where it has one. */
  describedBy: string | undefined;
  invalid: boolean;
};

/** The password, with a button that shows what was typed. */
export function PasswordField({ describedBy, invalid }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field id="password" label="Password">
      {({ id }) => (
        <div className="password-input">
          <input
            id={id}
            className="form-control"
            type={shown ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
          />
          <button
            type="button"
            disabled={!hydrated}
            aria-label={shown ? 'Nascondi quello che scrivi' : 'Mostra quello che scrivi'}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
