import { sessionSettled } from './session';

/*
 * While the rules let staff alone read (docs/deploying.md, 'If nothing can be saved'), they refuse the requests that the reserved area
 * shares with visitors.
 */

/** Whether the rules have refused a visitor's read. @param error what firestore-rest.ts has thrown */
const wasRefused = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && / 403$/.test(error.cause.message);

const loadReads = () => import('./read-as-staff');

/**
 * Awaits a visitor's read, and reads with the session instead if the rules refuse it.
 * @throws what the last of the two throws
 */
export async function orAsStaff<Answer>(
  asVisitor: Promise<Answer>,
  asStaff: (reads: Awaited<ReturnType<typeof loadReads>>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await asVisitor;
  } catch (error) {
    if (!wasRefused(error)) throw error;
    const [reads] = await Promise.all([loadReads(), sessionSettled()]);
    return asStaff(reads);
  }
}
