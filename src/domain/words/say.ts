/**
 * Writes a text of ours in the language that is shown, as `t` of ui/texts does: functions that compose sentences for guests take it.
 * @param text Italian, which is the key of its translations; ' ¦ ' separates the form for a `count` of one from the other
 * @param values what stands in its braces
 */
export type Say = (text: string, values?: Readonly<Record<string, string | number>>) => string;
