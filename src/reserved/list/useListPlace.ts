import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { placeFor, scrollToPlace, showRow } from '../list-place';
import { isBackToList } from '../list-state';

/**
 * Shows the list where it was left for a form, after 'Indietro', a save or the browser's Back.
 * @param lastChanged id of the product that was changed last
 * @returns id of the product whose row the focus goes to: the changed one, else the one that the form was opened from
 */
export function useListPlace(lastChanged: string | null): string | null {
  const { search, state } = useLocation();
  const navigationType = useNavigationType();
  const [opened] = useState(() => {
    const isBack = isBackToList(state);
    return { isBack, place: isBack || navigationType === 'POP' ? placeFor(search) : null };
  });
  const { isBack, place } = opened;
  const changedHere = place !== null && lastChanged !== place.changed;
  const focusFirst = changedHere ? lastChanged : (place?.id ?? null);
  const first = useRef(focusFirst);

  useLayoutEffect(() => {
    // After the browser's Back the router restores the position itself.
    if (!isBack) return;
    if (place) scrollToPlace(place);
    else window.scrollTo(0, 0);
    // A form that was opened from a message, not from its row, may leave it elsewhere.
    if (first.current) showRow(first.current);
  }, [isBack, place]);

  return focusFirst;
}
