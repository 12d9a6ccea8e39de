import { useSyncExternalStore } from 'react';
import { type CurrentUser, getCurrentUser, subscribeToSession } from '../data/staff/session';

/** The navigation state of the sign-in page where it takes the place of a page whose session has ended. */
export const SESSION_ENDED = 'session-ended';

/** The signed-in user; null for nobody, as while pages are prerendered. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(subscribeToSession, getCurrentUser, () => null);
}
