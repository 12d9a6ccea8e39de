import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { Location, Path } from 'react-router-dom';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type Router, useRouter } from './router';
import { useHydrated } from './useStore';

/** How long after the last change the address is updated, in ms. Safari throws at a hundred updates within thirty seconds. */
export const ADDRESS_DELAY_MS = 400;

type AddressOptions = {
  /** The text in an address; '' if it has none. */
  read: (address: Path) => string;
  /** The parts of an address that change with another text, which is trimmed. */
  write: (address: Path, text: string) => Partial<Path>;
};

/** The texts that an address does not have yet, by the key of their entry in a router's history: who leaves it may come back. */
const unwritten = new WeakMap<Router, Map<string, string>>();

function unwrittenOf(router: Router): Map<string, string> {
  const texts = unwritten.get(router) ?? new Map<string, string>();
  unwritten.set(router, texts);
  return texts;
}

/**
 * A text that is typed here and mirrored into the address, trimmed. The current history entry is replaced, so that
 * Back leaves the page instead of removing one letter. A link to another value changes the text, and so do Back and Forward, which
 * bring back what was typed into their entry, however soon it was left.
 *
 * A keystroke renders the text field first, then what uses `deferredText`, and updates the address after that.
 */
export function useTextInAddress({ read, write }: AddressOptions) {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const router = useRouter();
  const location = useLocation();
  // Prerendering has no address. The hydrating render must match it, so it ignores the address.
  const inAddress = useHydrated() ? read(location) : null;

  const textOfEntry = unwrittenOf(router).get(location.key) ?? inAddress ?? '';
  const [text, setText] = useState(inAddress === null ? '' : textOfEntry);
  /** The same text, updated at low priority: for what is expensive to render. */
  const deferredText = useDeferredValue(text);
  const dialog: unknown = location.state?.dialog;
  const [last, setLast] = useState({ key: location.key, inAddress, dialog });
  if (location.key !== last.key || inAddress !== last.inAddress || dialog !== last.dialog) {
    setLast({ key: location.key, inAddress, dialog });
    // What was typed before hydration stays. A replaced entry is this hook's own update: the person may have typed on since.
    // The entry below a closed dialog has the text from before the dialog changed it.
    const isOwn = navigationType === 'REPLACE' || (last.dialog && !dialog);
    const isOther = navigationType === 'POP' || inAddress !== last.inAddress;
    const isNews = last.inAddress === null ? text === '' : !isOwn && isOther;
    if (isNews) setText(textOfEntry);
  }

  const updateAddress = useEffectEvent((from: Location) => {
    // An update must not cancel a navigation that a tapped link has started, nor change the page to which it led. Only the router
    // knows of one that is not yet rendered.
    const { navigation, location: arrived } = router.state;
    if (navigation.state !== 'idle' || arrived.key !== from.key) return;
    const options = { replace: true, state: location.state, preventScrollReset: true };
    void navigate(write(from, text.trim()), options);
  });
  useEffect(() => {
    if (text.trim() === (inAddress ?? text).trim()) {
      unwrittenOf(router).delete(location.key);
      return;
    }
    unwrittenOf(router).set(location.key, text);
    if (deferredText !== text) return;
    const timer = setTimeout(() => updateAddress(location), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
    // Runs again when the router has arrived somewhere: while it was still at an earlier text, or below a closed dialog.
  }, [text, deferredText, inAddress, location, router]);

  return { text, deferredText, setText };
}
