import { useLayoutEffect } from 'react';
import { applyListView, switchListView } from './list-view';

/** Switches between the cards with their pictures and a compact list. The style sheet shows the label that fits. */
export function ViewButton() {
  // Only a category page has a first script that has done it.
  useLayoutEffect(applyListView, []);
  return (
    <button type="button" className="view-button link-button" onClick={switchListView}>
      <span className="view-brief">In breve</span>
      <span className="view-photos">Con le foto</span>
    </button>
  );
}
