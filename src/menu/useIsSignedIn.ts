import { local } from '../data/browser-storage';
import { useBrowserValue } from '../ui/useStore';

const isSignedIn = () => local.get('currentUser') !== null;

/** Whether staff are signed in on this browser, by a note that the reserved area leaves. It only decides whether a link is shown. */
export function useIsSignedIn(): boolean {
  return useBrowserValue(isSignedIn, false);
}
