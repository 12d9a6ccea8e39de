import { useRef, useState, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router-dom';
import { SignInError, sendPasswordReset, signIn } from '../../data/staff/session';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Field } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { PageHead } from '../../ui/PageHead';
import { useHydrated } from '../../ui/useHydrated';
import { keepsDraft } from '../draft/kept-drafts';
import { useCurrentUser } from '../useCurrentUser';
import { PasswordField } from './PasswordField';
import { isAddress } from './password-reset';
import { signInMessage } from './sign-in-message';
import '../reserved.scss';

const FIELDS = ['email', 'password'] as const;
type FieldName = (typeof FIELDS)[number];
type Message = { kind: 'error' | 'done'; text: string; missing?: readonly FieldName[] };

/** Id of the alert that describes both fields after a failed sign-in. */
const ALERT_ID = 'login-message';

const MAILED =
  'Se questo indirizzo ha un account, riceverai un’e-mail per scegliere una nuova password';
const MAILED_BEFORE =
  'Se questo indirizzo ha un account, l’e-mail è già partita. Guarda anche nella posta indesiderata';

// While nobody is signed in nobody types.
const neverChanges = () => () => {};
const noDraft = () => false;

function focusOn(field: FieldName) {
  document.getElementById(field)?.focus();
}

/** The sign-in page. It redirects a signed-in user to the reserved area. */
export function LoginPage() {
  const user = useCurrentUser();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);
  /** The addresses that a mail was sent to. */
  const [mailed, setMailed] = useState<readonly string[]>([]);
  // A prerendered form that is submitted before its script runs would put the password into the address.
  const hydrated = useHydrated();
  const draftKept = useSyncExternalStore(neverChanges, keepsDraft, noDraft);
  if (user) return <Navigate to={paths.reserved} replace />;

  async function attempt(request: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setMessage(null);
    try {
      await request();
    } catch (error) {
      const reason = error instanceof SignInError ? error.reason : 'credentials';
      setMessage({ kind: 'error', text: signInMessage(reason) });
    } finally {
      setBusy(false);
    }
  }

  /** The fields' values, read from the form: the browser may have filled them in before hydration. */
  function readFields(): Record<FieldName, string> {
    const data = new FormData(form.current ?? undefined);
    const text = (field: FieldName) => String(data.get(field) ?? '');
    return { email: text('email').trim(), password: text('password') };
  }

  function submit() {
    const fields = readFields();
    const missing = FIELDS.filter((field) => fields[field] === '');
    if (missing[0]) {
      setMessage({ kind: 'error', text: 'Inserisci e-mail e password', missing });
      focusOn(missing[0]);
      return;
    }
    void attempt(() => signIn(fields.email, fields.password));
  }

  function requestPasswordReset() {
    const { email } = readFields();
    if (!isAddress(email)) {
      const text =
        email === ''
          ? 'Scrivi la tua e-mail, poi tocca di nuovo qui sotto'
          : 'Controlla l’indirizzo e-mail, poi tocca di nuovo qui sotto';
      setMessage({ kind: 'error', text, missing: ['email'] });
      focusOn('email');
      return;
    }
    if (mailed.includes(email)) {
      setMessage({ kind: 'done', text: MAILED_BEFORE });
      return;
    }
    void attempt(async () => {
      await sendPasswordReset(email);
      setMailed([...mailed, email]);
      setMessage({ kind: 'done', text: MAILED });
    });
  }

  const failed = message?.kind === 'error';
  const describedBy = failed ? ALERT_ID : undefined;
  return (
    <div className="login">
      <div className="page">
        <PageHead
          title="Accedi"
          description="Accesso riservato al personale."
          path={paths.login}
          site={restaurant}
          noIndex
        />
        <h1>Accedi</h1>
        <p className="reserved-subtitle">Accedi per visualizzare il menu</p>
        <div role="status">
          {draftKept && (
            <Notice icon="undo-2" title="Quello che hai scritto è conservato">
              <p>La sessione è finita: accedi e riprendi.</p>
            </Notice>
          )}
        </div>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field id="email" label="E-mail">
            {({ id }) => (
              <input
                id={id}
                className="form-control"
                type="email"
                name="email"
                autoComplete="username"
                aria-describedby={describedBy}
                aria-invalid={message?.missing?.includes('email') || undefined}
              />
            )}
          </Field>
          <PasswordField
            describedBy={describedBy}
            invalid={message?.missing?.includes('password') ?? false}
          />
          <div role="alert" id={ALERT_ID}>
            {failed && (
              <Notice kind="error" icon="circle-alert">
                <p>{message.text}</p>
              </Notice>
            )}
          </div>
          <div role="status">
            {message?.kind === 'done' && (
              <Notice icon="mail">
                <p>{message.text}</p>
              </Notice>
            )}
          </div>
          <button
            type="submit"
            className="btn btn-primary"
            disabled={!hydrated}
            aria-disabled={busy}
          >
            Accedi
          </button>
          <button
            type="button"
            className="login-forgot"
            disabled={!hydrated}
            aria-disabled={busy}
            onClick={requestPasswordReset}
          >
            Password dimenticata?
          </button>
        </form>
      </div>
    </div>
  );
}
