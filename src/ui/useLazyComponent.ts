import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';

/**
 * What to do about code that could not be fetched.
 * Its value takes the error of a failed `import()` and returns whether the document is being reloaded for a newer build.
 */
export const MissingCodeContext = createContext<(error: unknown) => boolean>(() => false);

/**
 * A component whose code is fetched when it is first needed: null until it has loaded. Unlike React.lazy it leaves no
 * Suspense boundary in the prerendered page.
 * @param needed whether to fetch it now
 * @param load defined outside the calling component, so that its identity is stable
 * @param onFailure called where the code cannot be fetched and the document is not being reloaded
 */
export function useLazyComponent<Props>(
  needed: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const handleMissingCode = useContext(MissingCodeContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new failure handler is no reason to fetch again
  useEffect(() => {
    if (!needed || component) return;
    let mounted = true;
    load()
      .then((loaded) => mounted && setComponent(() => loaded))
      .catch((error) => {
        if (mounted && !handleMissingCode(error)) onFailure();
      });
    return () => {
      mounted = false;
    };
  }, [needed, component, load]);
  return component;
}
