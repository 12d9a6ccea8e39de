/** The filter's texts, the same everywhere. They say what dishes declare, never what they are free of. */
export const filterTexts = {
  title: 'Allergeni da evitare',
  hides: 'Nascondi i piatti che dichiarano:',
  caution: 'Le contaminazioni non si possono escludere: chiedi sempre al personale',
  undeclared: 'Nessun allergene dichiarato',
  toVerify: 'Allergeni da verificare: chiedi al personale',
} as const;

/**
 * 'Nessun piatto nascosto', '1 piatto nascosto', '3 piatti nascosti'; '3 piatti nascosti, 1 con allergeni da verificare'.
 * @param toVerify how many of them are hidden only because their allergens are to be verified
 */
export function hiddenLine(count: number, toVerify = 0): string {
  if (count === 0) return 'Nessun piatto nascosto';
  const hidden = count === 1 ? '1 piatto nascosto' : `${count} piatti nascosti`;
  if (toVerify === 0) return hidden;
  return `${hidden}, ${toVerify < count ? `${toVerify} ` : ''}con allergeni da verificare`;
}

/** '1 ha allergeni da verificare', '2 hanno allergeni da verificare'. */
const toVerifyLine = (count: number) =>
  `${count} ${count === 1 ? 'ha' : 'hanno'} allergeni da verificare`;

/**
 * What the filter does to a page: '3 piatti nascosti perché dichiarano: Glutine, Sesamo'.
 * @param names of the allergens to avoid
 * @param toVerify how many of them are hidden only because their allergens are to be verified
 */
export function hiddenBecause(count: number, names: string, toVerify = 0): string {
  if (count === 0) return `Qui nessun piatto dichiara: ${names}`;
  if (toVerify === count) return hiddenLine(count, toVerify);
  const declaring = count - toVerify;
  const because = `${hiddenLine(declaring)} perché ${declaring === 1 ? 'dichiara' : 'dichiarano'}: ${names}`;
  return toVerify === 0 ? because : `${because}; ${toVerify} con allergeni da verificare`;
}

/**
 * Replaces that line while the hidden dishes are shown: '3 piatti dichiarano: Glutine, Sesamo'.
 * @param toVerify how many of them declare none of these, but have allergens to be verified
 */
export function revealedLine(count: number, names: string, toVerify = 0): string {
  const declaring = count - toVerify;
  if (declaring === 0) {
    return `${count} ${count === 1 ? 'piatto ha' : 'piatti hanno'} allergeni da verificare`;
  }
  const declared = `${declaring === 1 ? '1 piatto dichiara' : `${declaring} piatti dichiarano`}: ${names}`;
  return toVerify === 0 ? declared : `${declared}; ${toVerifyLine(toVerify)}`;
}
