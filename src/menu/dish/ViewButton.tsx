import { useLayoutEffect, useSyncExternalStore } from 'react';
import { applyListView, getListView, setListView, subscribeToListView } from './list-view';

/** Switches between the cards with their pictures and a compact list. */
export function ViewButton() {
  const view = useSyncExternalStore(subscribeToListView, getListView, () => 'foto');
  // Only a category page has a first script that has done it.
  useLayoutEffect(applyListView, []);
  const [other, label] =
    view === 'foto' ? (['breve', 'In breve'] as const) : (['foto', 'Con le foto'] as const);
  return (
    <button type="button" className="view-button link-button" onClick={() => setListView(other)}>
      {label}
    </button>
  );
}
