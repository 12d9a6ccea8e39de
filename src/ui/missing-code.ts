import { createContext } from 'react';

/**
 * What to do about code that could not be fetched.
 * Its value takes the error of a failed `import()` and returns whether the document is being reloaded for a newer build.
 */
export const MissingCodeContext = createContext<(error: unknown) => boolean>(() => false);
