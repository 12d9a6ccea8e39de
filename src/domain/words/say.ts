/**
 * Writes a text of ours in the language that is shown, as `t` of ui/texts does: functions that compose sentences for guests take it.
 * @param text Italian, which is the key of its translations; ' ¦ ' separates the form for a `count` of one from the other
 * @param values what stands in its braces
 */
export type Say = (text: string, values?: Readonly<Record<string, string | number>>) => string;

/** A language that is shown, for sentences that have days in them. */
export type Spoken = { t: Say; language: string };

/** Writes a text of ours in Italian: for pages that have no other language. */
export const sayItalian: Say = (text, values = {}) => {
  const [one = '', other = one] = text.split(' ¦ ');
  return (values.count === 1 ? one : other).replace(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );
};

/** Italian. */
export const spokenItalian: Spoken = { t: sayItalian, language: 'it' };

/** The locale whose dates and days a language has. */
export const localeOf = (language: string): string =>
  ({ it: 'it-IT', en: 'en-GB' })[language] ?? language;
