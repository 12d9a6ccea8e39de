import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { placeFor, scrollToPlace } from '../list-place';
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

  useLayoutEffect(() => {
    // After the browser's Back the router restores the position itself.
    if (!isBack) return;
    if (place) scrollToPlace(place);
    else window.scrollTo(0, 0);
  }, [isBack, place]);

  if (!place) return null;
  return lastChanged === place.changed ? place.id : lastChanged;
}
