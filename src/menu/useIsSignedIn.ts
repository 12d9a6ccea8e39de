import { browserStorage } from '../data/browser-storage';
import { useBrowserValue } from '../ui/useStore';

const isSignedIn = () => browserStorage.local.get('currentUser') !== null;

/**
 * Whether a member of staff is signed in on this browser, according to a note that the reserved area leaves in localStorage. It
 * only decides whether a link is shown, and loads no code of that area.
 */
export function useIsSignedIn(): boolean {
  return useBrowserValue(isSignedIn, false);
}
