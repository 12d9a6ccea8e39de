import { useEffect } from 'react';
import { createStore } from '../../data/store';
import { useStore } from '../../ui/useStore';

type SearchCode = typeof import('./search-menu');

/** The code of the search, once it has loaded; 'failed' if it could not. */
const code = createStore<SearchCode | 'failed' | null>(() => null);

/** Loads the search's code, unless it is there. */
export async function loadSearch(): Promise<void> {
  if (code.get() !== null && code.get() !== 'failed') return;
  try {
    code.set(await import('./search-menu'));
  } catch {
    code.set('failed');
  }
}

/** The search's code, which only those load who search. @param isAsked whether there are words to look for */
export function useSearchCode(isAsked: boolean): SearchCode | 'failed' | null {
  useEffect(() => {
    if (isAsked) void loadSearch();
  }, [isAsked]);
  return useStore(code, () => null);
}
