import { menuWritten, tonightWritten } from '../menu-written';
import { dropMenuCache } from './menu-refresh';
import { adoptWrittenTonight } from './tonight';

/*
 * Staff's own writes reach the visitors' pages of the same tab at once, and by the storage event those of the other tabs. The
 * reserved area imports it for this: no visitor's phone downloads it.
 */
menuWritten.subscribe(dropMenuCache);
tonightWritten.subscribe(adoptWrittenTonight);
