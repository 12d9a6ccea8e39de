import { useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { sendPasswordReset, signIn } from '../../data/staff/session';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { useHydrated } from '../../ui/useStore';
import { Alert } from '../Alert';
import { serviceWords } from '../failures';
import { type ControlProps, Field } from '../fields/Field';

type Credentials = { email: string; password: string };

/** The state of the last request. */
type Outcome = { busy?: boolean; mailed?: boolean; failure?: string };

/** Id of the alert that describes both fields after a failed sign-in. */
const ALERT_ID = 'login-message';

const MAILED =
  'Se questo indirizzo ha un account, riceverai un’e-mail per scegliere una nuova password. Guarda anche nella posta indesiderata';

/** E-mail and password, and the mail for a forgotten password. */
export function LoginForm() {
  // No default values: the browser may have filled in the fields before their script runs.
  const form = useForm<Credentials>();
  const { errors } = form.formState;
  const [{ busy, mailed, failure }, setOutcome] = useState<Outcome>({});
  const element = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(false);
  // A prerendered form that is submitted before its script runs would put the password into the address.
  const hydrated = useHydrated();

  async function attempt(
    action: 'signIn' | 'reset',
    request: () => Promise<void>,
    success: Outcome = {},
  ) {
    if (busy) return;
    setOutcome({ busy: true });
    try {
      await request();
      setOutcome(success);
    } catch (error) {
      setOutcome({ failure: serviceWords(error, action) });
    }
  }

  /** A password manager may fill in the fields without an event. */
  function takeFilled() {
    for (const name of ['email', 'password'] as const) {
      const field = element.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) form.setValue(name, field.value);
    }
  }

  const submit = form.handleSubmit(
    ({ email, password }) => attempt('signIn', () => signIn(email.trim(), password)),
    () => setOutcome({ failure: 'Inserisci e-mail e password' }),
  );

  function requestPasswordReset() {
    takeFilled();
    const email = form.getValues('email').trim();
    form.clearErrors();
    if (!email.includes('@')) {
      form.setError('email', { type: 'address' }, { shouldFocus: true });
      setOutcome({ failure: 'Scrivi la tua e-mail, poi tocca di nuovo qui sotto' });
    } else void attempt('reset', () => sendPasswordReset(email), { mailed: true });
  }

  const credential = (
    name: keyof Credentials,
    label: string,
    control: (props: ControlProps & UseFormRegisterReturn) => Elements,
  ) => (
    <Field
      className="mb-0"
      id={name}
      label={label}
      told={failure ? { id: ALERT_ID, isWrong: name in errors } : undefined}
    >
      {(described) =>
        control({
          ...described,
          ...form.register(name, { validate: (text) => text.trim() !== '' }),
        })
      }
    </Field>
  );

  return (
    <Form
      noValidate
      className="d-grid gap-3 d-print-none"
      ref={element}
      onSubmit={(event) => {
        takeFilled();
        void submit(event);
      }}
    >
      {credential('email', 'E-mail', (control) => (
        <Form.Control {...control} type="email" autoComplete="username" />
      ))}
      {credential('password', 'Password', (control) => (
        <InputGroup>
          <Form.Control
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            variant="outline-dark"
            className="square h-auto"
            disabled={!hydrated}
            aria-label={shown ? 'Nascondi quello che scrivi' : 'Mostra quello che scrivi'}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </Button>
        </InputGroup>
      ))}
      <div role="alert" id={ALERT_ID}>
        {failure && (
          <Alert kind="error">
            <p>{failure}</p>
          </Alert>
        )}
      </div>
      <div role="status">
        {mailed && (
          <Alert>
            <p>{MAILED}</p>
          </Alert>
        )}
      </div>
      <Button
        type="submit"
        className="justify-content-center"
        disabled={!hydrated}
        aria-disabled={busy}
      >
        Accedi
      </Button>
      <Button
        variant="link"
        className="justify-content-center"
        disabled={!hydrated}
        aria-disabled={busy}
        onClick={requestPasswordReset}
      >
        Password dimenticata?
      </Button>
    </Form>
  );
}
