import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useOutletContext,
} from 'react-router-dom';
import { type CurrentUser, signOut } from '../data/staff/session';
import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { Brand } from '../ui/Brand';
import { Icon } from '../ui/Icon';
import { SkipLink } from '../ui/SkipLink';
import { Toasts, toasts } from '../ui/Toasts';
import { askToLeave } from './leave-guard';
import { keepPlace } from './list-place';
import { type ListState, searchToReturnTo } from './list-state';
import { NotStaffNotice } from './NotStaffNotice';
import { OutcomeToast } from './OutcomeToast';
import { queryClient } from './queries';
import { useCurrentUser } from './useCurrentUser';
import { useStaff } from './useStaff';
import './reserved.scss';

/** What every page of the reserved area gets from its layout. */
export type Reserved = {
  user: CurrentUser;
  /** Whether the account may change the menu. */
  staff: boolean;
};

export function useReserved(): Reserved {
  return useOutletContext<Reserved>();
}

/** Guard and frame of the reserved area: redirects to the sign-in page where nobody is signed in. */
export function ReservedLayout() {
  const user = useCurrentUser();
  const staff = useStaff(user?.uid ?? null);
  useEffect(() => {
    if (user) return;
    // What was told and read is for the person who was signed in.
    toasts.clear();
    queryClient.clear();
  }, [user]);
  if (!user) return <Navigate to={paths.login} replace />;
  return (
    <QueryClientProvider client={queryClient}>
      <OutcomeToast uid={user.uid} />
      <SkipLink />
      <TopBar />
      <main id="contenuto" className="page reserved" tabIndex={-1}>
        {!staff && <NotStaffNotice uid={user.uid} />}
        <Outlet context={{ user, staff } satisfies Reserved} />
      </main>
      <Toasts />
    </QueryClientProvider>
  );
}

function TopBar() {
  const navigate = useNavigate();
  const location = useLocation();
  const search = searchToReturnTo(location);

  async function endSession() {
    try {
      await signOut();
      await navigate(paths.login, { replace: true });
    } catch (error) {
      console.error(error);
    }
  }

  return (
    <header className="reserved-bar on-dark">
      <div className="page">
        <Brand name={restaurant.shortName} to={paths.reserved} />
        <nav aria-label="Area riservata">
          <NavLink to={paths.home} end>
            Torna al sito
          </NavLink>
          <NavLink to={paths.reserved} end>
            Area riservata
          </NavLink>
          <NavLink
            to={paths.addItem}
            state={{ product: null, search } satisfies ListState}
            onClick={() => location.pathname === paths.reserved && keepPlace(search, null)}
          >
            Aggiungi prodotto
          </NavLink>
        </nav>
        <button
          type="button"
          className="reserved-exit"
          onClick={() => askToLeave(() => void endSession())}
        >
          <Icon name="log-out" />
          Esci
        </button>
      </div>
    </header>
  );
}
