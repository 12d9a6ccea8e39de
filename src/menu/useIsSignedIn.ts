import { useSyncExternalStore } from 'react';
import { browserStorage } from '../data/browser-storage';

const neverChanges = () => () => {};
const isSignedIn = () => browserStorage.local.get('currentUser') !== null;

/**
 * Whether somebody of the staff is signed in on this browser, as far as the reserved area has left a note: it decides about a link
 * alone, and loads nothing of that area.
 */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(neverChanges, isSignedIn, () => false);
}
