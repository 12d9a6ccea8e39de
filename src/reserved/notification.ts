import { createStore } from '../data/store';
import type { Toast } from '../ui/Toasts';

/** The notification of the reserved area. A save that ends after its form, or the area, was left is shown there too. */
export const notification = createStore<Toast | null>(() => null);
