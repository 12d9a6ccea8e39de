import { type Toast, toasts } from '../ui/Toasts';

let last: { toast: Toast; close: () => void } | null = null;

/** The last notification, for modules that replace it themselves. */
export const notification = {
  get: (): Toast | null => last?.toast ?? null,
  set(toast: Toast | null): void {
    last?.close();
    last = toast && { toast, close: toasts.show(toast) };
    if (!toast) toasts.clear();
  },
};
