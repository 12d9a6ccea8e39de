import { type CurrentUser, getCurrentUser, subscribeToSession } from '../data/staff/session';
import { useStore } from '../ui/useStore';

/** Navigation state of the redirect to the sign-in page when a session has ended. */
export const SESSION_ENDED = 'session-ended';

/** The signed-in user; null if nobody is signed in, and while prerendering or hydrating. */
export function useCurrentUser(): CurrentUser | null {
  return useStore({ get: getCurrentUser, subscribe: subscribeToSession }, () => null);
}
