import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import type { Location, Path } from 'react-router-dom';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useRouter } from './router';
import { useHydrated } from './useStore';

/** How long after the last change the address is updated, in ms. Safari throws at a hundred updates within thirty seconds. */
export const ADDRESS_DELAY_MS = 400;

type AddressOptions = {
  /** The text in an address; '' if it has none. */
  read: (address: Path) => string;
  /** The parts of an address that change with another text, which is trimmed. */
  write: (address: Path, text: string) => Partial<Path>;
};

/**
 * A text that is typed here and mirrored into the address, trimmed. The current history entry is replaced, so that
 * Back leaves the page instead of removing one letter. A link, Back or Forward to another value changes the text.
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

  const [text, setText] = useState(inAddress ?? '');
  /** The same text, updated at low priority: for what is expensive to render. */
  const deferredText = useDeferredValue(text);
  const dialog: unknown = location.state?.dialog;
  const [last, setLast] = useState({ inAddress, dialog });
  if (inAddress !== last.inAddress || dialog !== last.dialog) {
    setLast({ inAddress, dialog });
    // What was typed before hydration stays. A replaced entry is this hook's own update: the person may have typed on since.
    // The entry below a closed dialog has the text from before the dialog changed it.
    const isOwn = navigationType === 'REPLACE' || (last.dialog && !dialog);
    const isNews = last.inAddress === null ? text === '' : !isOwn;
    if (isNews) setText(inAddress ?? '');
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
    if (deferredText !== text || text.trim() === (inAddress ?? text).trim()) return;
    const timer = setTimeout(() => updateAddress(location), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
    // Runs again when the router has arrived somewhere: while it was still at an earlier text, or below a closed dialog.
  }, [text, deferredText, inAddress, location]);

  return { text, deferredText, setText };
}
