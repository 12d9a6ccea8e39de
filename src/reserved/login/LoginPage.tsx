import '../reserved.scss';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { useHydrated } from '../../ui/useStore';
import { Alert } from '../Alert';
import { ReservedHead } from '../ReservedPage';
import { SESSION_ENDED, useCurrentUser } from '../useCurrentUser';
import { LoginForm } from './LoginForm';
import styles from './LoginPage.module.scss';

export function LoginPage() {
  const user = useCurrentUser();
  const { state } = useLocation();
  const hydrated = useHydrated();
  if (user) return <Navigate to={paths.reserved} replace />;
  return (
    <div className={`page py-6 ${styles.page}`}>
      <ReservedHead title="Accedi" subtitle="Accedi per visualizzare il menu" path={paths.login} />
      <div role="status">
        {hydrated && state === SESSION_ENDED && (
          <Alert title="La sessione è finita">
            <p>
              Accedi di nuovo: quello che hai scritto è conservato. Se un cambio di molti piatti è
              stato salvato, lo trovi in «Ultime modifiche».
            </p>
          </Alert>
        )}
      </div>
      <noscript>
        <p className="alarm">
          Per accedere serve JavaScript: attivalo nelle impostazioni del browser.
        </p>
      </noscript>
      <LoginForm />
    </div>
  );
}
