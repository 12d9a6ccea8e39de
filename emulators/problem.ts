/** An error that whoever runs the command can fix: printed as one message, without a stack. */
export class Problem extends Error {}

/** Prints an error and makes the command fail. */
export function report(error: unknown): void {
  console.error(error instanceof Problem ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
