import './reserved.scss';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useOutletContext,
} from 'react-router-dom';
import { type CurrentUser, signOut } from '../data/staff/session';
import { continueDeletions } from '../data/staff/unused-pictures';
import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { Brand, SkipLink } from '../ui/frame';
import { Icon } from '../ui/Icon';
import { Alert } from './Alert';
import { FootLine, footLine } from './foot-line';
import { fromList, searchToReturnTo, toList } from './list-place';
import { queryClient, refreshAll, rightsQuery, writesEnded } from './queries';
import { QuestionDialog } from './question';
import styles from './ReservedLayout.module.scss';
import { Toasts, toasts } from './toasts';
import { SESSION_ENDED, useCurrentUser } from './useCurrentUser';
import { mayLeave } from './useLeaveQuestion';
import { loadWriters } from './writers';

/** The context that the layout gives every page of the reserved area. */
type Reserved = {
  user: CurrentUser;
  /** Whether the account may change the menu. */
  staff: boolean;
};

export function useReserved(): Reserved {
  return useOutletContext<Reserved>();
}

/** Guard and frame of the reserved area: redirects to the sign-in page when nobody is signed in. */
export function ReservedLayout() {
  const user = useCurrentUser();
  const client = queryClient();
  // True while the rights are loading or cannot be read: the rules decide on each write, and no staff member is locked out.
  const { data: rights } = useQuery(rightsQuery(user?.uid ?? null), client);
  const staff = rights ?? true;
  useEffect(() => {
    if (rights) continueDeletions();
  }, [rights]);
  useEffect(loadWriters, []);
  useEffect(() => {
    if (user) return;
    // Toasts and cached queries belong to the user who was signed in.
    toasts.clear();
    footLine.clear();
    client.getQueryCache().clear();
  }, [user, client]);
  const [hadUser] = useState(user !== null);
  if (!user) {
    return <Navigate to={paths.login} replace state={hadUser ? SESSION_ENDED : null} />;
  }
  return (
    <QueryClientProvider client={client}>
      <SkipLink />
      <TopBar />
      <main id="contenuto" className={`page ${styles.main}`} tabIndex={-1}>
        {!staff && (
          <Alert role="status" title="Questo account non è abilitato alla modifica">
            <p>
              Per abilitarlo manda questo codice a chi cura il sito:{' '}
              <code className="user-select-all">{user.uid}</code>. Quando ti ha risposto, ricarica
              la pagina.
            </p>
          </Alert>
        )}
        <Outlet context={{ user, staff } satisfies Reserved} />
      </main>
      <div className="foot">
        <Toasts />
        <FootLine />
      </div>
      <QuestionDialog />
    </QueryClientProvider>
  );
}

const LINK = 'tap text-reset text-decoration-none text-nowrap fw-semibold';

function TopBar() {
  const navigate = useNavigate();
  const location = useLocation();
  const isList = location.pathname === paths.reserved;

  async function endSession() {
    if (!(await mayLeave())) return;
    // A pending write needs the session. If a write fails, stay on the page, which shows the error.
    const isSaving = queryClient().isMutating() > 0;
    const close = isSaving && toasts.show({ kind: 'progress', text: 'Salvo prima di uscire...' });
    const areSaved = await writesEnded();
    if (close) close();
    if (!areSaved) return;
    try {
      await signOut();
      await navigate(paths.login, { replace: true, state: null });
    } catch (error) {
      console.error(error);
    }
  }

  return (
    <header className={`d-print-none on-dark ${styles.bar}`}>
      <div className="page d-flex flex-wrap align-items-center column-gap-3 column-gap-md-5">
        <div className={`py-1 ${isList ? '' : 'd-none d-md-block'}`}>
          <Brand name={restaurant.shortName} {...toList(location)} />
        </div>
        {!isList && (
          <Link className={`${LINK} d-md-none`} {...toList(location)}>
            <Icon name="arrow-left" />
            Piatti
          </Link>
        )}
        <nav
          className="d-flex flex-wrap column-gap-3 column-gap-md-5 ms-md-auto"
          aria-label="Area riservata"
        >
          <NavLink className={LINK} to={paths.home} end>
            Torna al sito
          </NavLink>
          {/* On a phone the brand leads to the list, which has a button of its own for a new product: here it is a plus. */}
          <NavLink
            className={`${LINK} d-none d-md-inline-flex`}
            to={paths.reserved}
            end
            onClick={refreshAll}
          >
            Area riservata
          </NavLink>
          <NavLink
            className={LINK}
            aria-label="Aggiungi prodotto"
            to={paths.addItem}
            {...fromList(searchToReturnTo(location))}
          >
            <span className="d-md-none">
              <Icon name="plus" />
            </span>
            <span className="d-none d-md-inline">Aggiungi prodotto</span>
          </NavLink>
        </nav>
        {/* On a phone at the other edge: not beside what is tapped often. */}
        <button
          type="button"
          className={`bare ms-auto ms-md-0 ${LINK}`}
          onClick={() => void endSession()}
        >
          <Icon name="log-out" />
          Esci
        </button>
      </div>
    </header>
  );
}
