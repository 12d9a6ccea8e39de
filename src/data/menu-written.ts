import type { Tonight } from '../domain/tonight/tonight';
import { createSignal } from './store';

/*
 * What data/staff has written, for data/menu: neither half imports the other. The reserved area subscribes data/menu to both,
 * so that no visitor's phone downloads the subscription.
 */

/** Emitted after every attempt to write a product, whatever its outcome: one without an answer may have reached the server. */
export const menuWritten = createSignal();

/** Emitted with the document after every write of `meta/oggi` that has succeeded. */
export const tonightWritten = createSignal<Tonight>();
