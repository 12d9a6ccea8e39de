import { createContext, type MouseEvent } from 'react';

/**
 * Whether the router has gone on from the address that React has rendered, or is about to: whoever changes that address then
 * would call the visitor back. The router's owner gives the answer.
 * @param search the rendered address's `location.search`
 */
export const OvertakenContext = createContext<(search: string) => boolean>(() => false);

/** A click that the browser does not open elsewhere: in a new tab, in a new window, as a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
