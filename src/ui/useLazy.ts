import { createContext, useContext, useEffect, useState } from 'react';

/**
 * What to do about code that could not be fetched.
 * Its value takes the error of a failed `import()` and returns whether the document is being reloaded for a newer build.
 */
export const MissingCodeContext = createContext<(error: unknown) => boolean>(() => false);

/**
 * A component, or other code, that is fetched when it is first needed: null until it has loaded. Unlike React.lazy it leaves
 * no Suspense boundary in the prerendered page.
 * @param needed whether to fetch it now
 * @param load defined outside the calling component, so that its identity is stable
 * @param onFailure called where the code cannot be fetched and the document is not being reloaded
 */
export function useLazy<Code>(
  needed: boolean,
  load: () => Promise<Code>,
  onFailure: () => void,
): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  const handleMissingCode = useContext(MissingCodeContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new failure handler is no reason to fetch again
  useEffect(() => {
    if (!needed || code) return;
    let wanted = true;
    // A browser stops what it loads when it leaves the page: no code is missing, and a reload would keep it from leaving.
    const leave = () => {
      wanted = false;
      window.removeEventListener('beforeunload', leave);
    };
    window.addEventListener('beforeunload', leave);
    load()
      .then((loaded) => setCode(() => loaded))
      .catch((error) => {
        if (wanted && !handleMissingCode(error)) onFailure();
      })
      .finally(leave);
    return leave;
  }, [needed, code, load]);
  return code;
}
