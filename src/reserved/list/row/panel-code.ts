import { createStore } from '../../../data/store';
import { useStore } from '../../../ui/useStore';
import type { RowPanel } from './RowPanel';

/** The panel of an open row as far as its code is loaded, or why it could not be: the list's first rows do not wait for its form. */
type PanelCode = { Panel: typeof RowPanel | null; failure: unknown };

const code = createStore((): PanelCode => ({ Panel: null, failure: null }));

/** Loads the panel's code, once. A call after a failure tries again. */
export async function loadPanel(): Promise<void> {
  if (code.get().Panel) return;
  try {
    const { RowPanel } = await import('./RowPanel');
    code.set({ Panel: RowPanel, failure: null });
  } catch (failure) {
    code.set({ Panel: null, failure });
  }
}

/** @throws why the code of a panel that is wanted could not be loaded: the page's error says so */
export function usePanel(isWanted: boolean): typeof RowPanel | null {
  const { Panel, failure } = useStore(code);
  if (isWanted && failure !== null) throw failure;
  return Panel;
}
