/**
 * Characters that a messenger or a pasted line may append: a blank or a line break, encoded once, again or not, a bracket, a quotation
 * mark, a full stop.
 */
const CLOSING = /(?:%(?:25)*[\da-f]{2}|[^\p{L}\p{N}])$/iu;

const LINE_BREAK = /%0a|%0d|%e2%80%a[89]/gi;

/** A path with blanks for its encoded line breaks, which no pattern of the router matches: not even that of the 404. */
export const withoutLineBreaks = (pathname: string) => pathname.replace(LINE_BREAK, '%20');

/**
 * Reads an address, or an id, as people and messengers leave it: in its exact spelling, else without closing punctuation and blanks,
 * else in any case. Of two that differ by their case alone it chooses neither.
 * @param written what stands in the address bar, decoded
 * @param known the addresses, or ids, that exist
 * @returns one of the known, or null
 */
export function readAddress(written: string, known: readonly string[]): string | null {
  const readings = [written];
  for (
    let end = written.replace(CLOSING, '');
    end !== readings.at(-1);
    end = end.replace(CLOSING, '')
  )
    readings.push(end);
  const exact = readings.find((reading) => known.includes(reading));
  if (exact !== undefined) return exact;
  for (const reading of readings) {
    const alike = known.filter((one) => one.toLowerCase() === reading.toLowerCase());
    if (alike.length > 0) return alike.length === 1 ? (alike[0] ?? null) : null;
  }
  return null;
}
