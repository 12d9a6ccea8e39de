import { createContext } from 'react';

/**
 * Whether another page is on its way: for who is about to change this page's address, since what React has rendered may be
 * older. The router's owner gives the answer.
 */
export const LeavingContext = createContext<() => boolean>(() => false);
