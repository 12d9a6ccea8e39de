import type { MouseEvent } from 'react';

/** A click that the browser does not open elsewhere: in a new tab, in a new window, as a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
