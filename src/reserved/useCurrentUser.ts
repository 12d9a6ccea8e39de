import { useSyncExternalStore } from 'react';
import {
  type CurrentUser,
  getCurrentUser,
  getServerUser,
  subscribeToSession,
} from '../data/staff/session';

/** The signed-in user; null for nobody. */
export function useCurrentUser(): CurrentUser | null {
  return useSyncExternalStore(subscribeToSession, getCurrentUser, getServerUser);
}
