/** An error that whoever runs the command can fix: printed as one message, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** Prints an error, of whichever copy of this module, and makes the command fail. */
export function report(error: unknown): void {
  console.error(
    error instanceof Error && error.name === 'Problem' ? `\n${error.message}\n` : error,
  );
  process.exitCode = 1;
}
