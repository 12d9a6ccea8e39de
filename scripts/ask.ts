import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Problem } from '../emulators/problem';

/**
 * Asks on the terminal.
 * @param hidden whether what is typed stays unseen, as a password does
 * @param otherwise what to do where there is no terminal, for the message
 * @throws Problem where there is no terminal, or the answer is broken off
 */
export async function ask(question: string, otherwise: string, hidden = false): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY)
    throw new Problem(`${question.trim()} There is no terminal to ask: ${otherwise}.`);
  if (hidden) stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: hidden ? silent : stdout, terminal: true });
  const stop = new AbortController();
  lines.on('SIGINT', () => stop.abort());
  lines.on('close', () => stop.abort());
  try {
    return await lines.question(hidden ? '' : question, { signal: stop.signal });
  } catch {
    throw new Problem('Nothing was written.');
  } finally {
    lines.close();
    if (hidden) stdout.write('\n');
  }
}
