import { type ComponentType, useEffect, useState } from 'react';
import { reloadForNewCode } from './stale-code';

/**
 * A component whose code is fetched when it is first wanted: null until it is there. Unlike React.lazy it leaves no
 * boundary in the prerendered page.
 * @param load stands outside the component that calls this, so that it stays the same
 * @param onFailure called where the code cannot be fetched
 */
export function useLate<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done on failure does not call for another try
  useEffect(() => {
    if (!wanted || component) return;
    let current = true;
    load()
      .then((loaded) => current && setComponent(() => loaded))
      .catch((error) => {
        if (current && !reloadForNewCode(error)) onFailure();
      });
    return () => {
      current = false;
    };
  }, [wanted, component, load]);
  return component;
}
