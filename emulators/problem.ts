/** An error that the user of the command can fix: printed as one message, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** Whether an error is a Problem, from any copy of this module, or an option that a command does not know. */
function isFixable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'Problem' || String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS')
  );
}

/** Prints an error and makes the command fail. */
export function report(error: unknown): void {
  console.error(isFixable(error) ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
