import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { toasts } from '../toasts';

let closeToast = () => {};

/**
 * A form's check that never throws. React Hook Form would say nothing, and the button would seem dead.
 * @param check the check itself; if it fails itself, nothing is saved, and a toast says so
 */
export function checked<Values extends FieldValues, Context, Output>(
  check: Resolver<Values, Context, Output>,
): Resolver<Values, Context, Output> {
  return async (...form) => {
    try {
      return await check(...form);
    } catch (error) {
      console.error(error);
      closeToast();
      closeToast = toasts.show({
        kind: 'error',
        text: 'Il modulo non si lascia controllare: non è stato salvato niente',
        hint: 'Guarda che cosa hai scritto. Se non basta, ricarica la pagina e riprova',
      });
      // Not `root`, which does not count as an error.
      return { values: {}, errors: { form: { type: 'check' } } as never };
    }
  };
}

/** Errors by the names of their fields, 'orari.0.apre', as React Hook Form nests them. */
export function fieldErrors<Values extends FieldValues>(
  problems: Readonly<Record<string, string>>,
): FieldErrors<Values> {
  const errors = {};
  for (const [name, message] of Object.entries(problems)) {
    set(errors, name, { type: 'check', message });
  }
  return errors;
}
