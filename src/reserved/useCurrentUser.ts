import { useSyncExternalStore } from 'react';
import {
  type CurrentUser,
  getCurrentUser,
  getServerUser,
  subscribeToSession,
} from '../data/session';

/** Who is signed in; null for nobody. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(subscribeToSession, getCurrentUser, getServerUser);
}
