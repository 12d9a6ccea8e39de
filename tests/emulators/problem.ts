/** Something that the person at the keyboard can put right: printed as one message, without a stack. */
export class Problem extends Error {}

/** Prints what went wrong; the command has failed from here on. */
export function report(error: unknown): void {
  console.error(error instanceof Problem ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
