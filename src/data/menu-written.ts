import { createSignal } from './store';

/**
 * Emitted after every attempt of this tab to write a product, whatever its outcome: a write without an answer may have
 * reached the server. The menu's cache listens to it (reserved/product-store.ts), so that neither half of data imports the other.
 */
export const menuWritten = createSignal();
