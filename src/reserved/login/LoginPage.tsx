import { useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SignInError, sendPasswordReset, signIn } from '../../data/staff/session';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { useHydrated } from '../../ui/useHydrated';
import { useCurrentUser } from '../useCurrentUser';
import { PasswordField } from './PasswordField';
import { signInMessage } from './sign-in-message';
import '../reserved.scss';

type Field = 'email' | 'password';
type Message = { kind: 'error' | 'done'; text: string; missing?: readonly Field[] };

/** Where a message sends the person to. */
function focusOn(field: Field) {
  document.getElementById(field)?.focus();
}

/** The sign-in page. Whoever is signed in is sent to the reserved area. */
export function LoginPage() {
  const user = useCurrentUser();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);
  // A prerendered form that is sent before its script runs would put the password into the address.
  const ready = useHydrated();
  if (user) return <Navigate to={paths.reserved} replace />;

  async function attempt(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setMessage(null);
    try {
      await work();
    } catch (error) {
      const reason = error instanceof SignInError ? error.reason : 'credentials';
      setMessage({ kind: 'error', text: signInMessage(reason) });
    } finally {
      setBusy(false);
    }
  }

  /** What stands in the fields, be it typed or filled in by the browser before React was there to hear of it. */
  function typed(): Record<Field, string> {
    const data = new FormData(form.current ?? undefined);
    const text = (field: Field) => String(data.get(field) ?? '');
    return { email: text('email').trim(), password: text('password') };
  }

  function submit() {
    const fields = typed();
    const missing = (['email', 'password'] as const).filter((field) => fields[field] === '');
    if (missing[0]) {
      setMessage({ kind: 'error', text: 'Inserisci e-mail e password', missing });
      focusOn(missing[0]);
      return;
    }
    void attempt(() => signIn(fields.email, fields.password));
  }

  function forgot() {
    const { email } = typed();
    if (email === '') {
      const text = 'Scrivi la tua e-mail, poi tocca di nuovo qui sotto';
      setMessage({ kind: 'error', text, missing: ['email'] });
      focusOn('email');
      return;
    }
    void attempt(async () => {
      await sendPasswordReset(email);
      setMessage({
        kind: 'done',
        text: 'Se questo indirizzo ha un account, riceverai un’e-mail per scegliere una nuova password',
      });
    });
  }

  const wrong = message?.kind === 'error';
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
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <div className="field">
            <label className="form-label" htmlFor="email">
              E-mail
            </label>
            <input
              id="email"
              className="form-control"
              type="email"
              name="email"
              autoComplete="username"
              aria-describedby={wrong ? 'login-message' : undefined}
              aria-invalid={message?.missing?.includes('email') || undefined}
            />
          </div>
          <PasswordField
            describedBy={wrong ? 'login-message' : undefined}
            invalid={message?.missing?.includes('password') ?? false}
          />
          <div role="alert" id="login-message">
            {wrong && (
              <p className="notice notice-error">
                <Icon name="circle-alert" />
                {message.text}
              </p>
            )}
          </div>
          <div role="status">
            {message?.kind === 'done' && (
              <p className="notice">
                <Icon name="mail" />
                {message.text}
              </p>
            )}
          </div>
          <button type="submit" className="btn btn-primary" disabled={!ready} aria-disabled={busy}>
            Accedi
          </button>
          <button type="button" className="login-forgot" disabled={!ready} onClick={forgot}>
            Password dimenticata?
          </button>
        </form>
      </div>
    </div>
  );
}
