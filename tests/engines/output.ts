import type { Readable } from 'node:stream';

/**
 * Waits until a program prints what the pattern's group matches. The output is read on afterwards: a program may stop
 * where nobody reads it.
 */
export function printed(output: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (chunk) => {
      text += chunk;
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    output.on('end', () => reject(new Error(`The program has ended before it was ready: ${text}`)));
  });
}
