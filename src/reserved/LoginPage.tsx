import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SignInError, sendPasswordReset, signIn } from '../data/session';
import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { Icon } from '../ui/Icon';
import { PageHead } from '../ui/PageHead';
import { useHydrated } from '../ui/useHydrated';
import { PasswordField } from './PasswordField';
import { signInMessage } from './sign-in-message';
import { useCurrentUser } from './useCurrentUser';
import './styles/reserved.scss';

type Message = { kind: 'error' | 'done'; text: string };

/** The sign-in page. Whoever is signed in is sent to the reserved area. */
export function LoginPage() {
  const user = useCurrentUser();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
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

  function submit() {
    if (email.trim() === '' || password === '') {
      setMessage({ kind: 'error', text: 'Inserisci e-mail e password' });
      document.getElementById(email.trim() === '' ? 'email' : 'password')?.focus();
      return;
    }
    void attempt(() => signIn(email.trim(), password));
  }

  function forgot() {
    if (email.trim() === '') {
      setMessage({ kind: 'error', text: 'Scrivi la tua e-mail, poi tocca di nuovo qui sotto' });
      document.getElementById('email')?.focus();
      return;
    }
    void attempt(async () => {
      await sendPasswordReset(email.trim());
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
              aria-invalid={(wrong && email.trim() === '') || undefined}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </div>
          <PasswordField
            value={password}
            onChange={setPassword}
            describedBy={wrong ? 'login-message' : undefined}
            invalid={wrong && password === ''}
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
