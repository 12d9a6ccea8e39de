import { useState } from 'react';
import { Icon } from '../../ui/Icon';

type PasswordFieldProps = {
  describedBy: string | undefined;
  invalid: boolean;
};

/** The password, with a button that shows what was typed. */
export function PasswordField({ describedBy, invalid }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <label className="form-label" htmlFor="password">
        Password
      </label>
      <div className="password-input">
        <input
          id="password"
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
          aria-label={shown ? 'Nascondi quello che scrivi' : 'Mostra quello che scrivi'}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </div>
  );
}
