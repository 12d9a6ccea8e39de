/** The filter's texts, the same everywhere. They say what dishes declare, never what they are free of. */
export const filterTexts = {
  title: 'Allergeni da evitare',
  hides: 'Nascondi i piatti che dichiarano:',
  caution: 'Le contaminazioni non si possono escludere: chiedi sempre al personale',
  undeclared: 'Nessun allergene dichiarato',
} as const;

/** 'Nessun piatto nascosto', '1 piatto nascosto', '3 piatti nascosti'. */
export function hiddenLine(count: number): string {
  if (count === 0) return 'Nessun piatto nascosto';
  return count === 1 ? '1 piatto nascosto' : `${count} piatti nascosti`;
}

/**
 * What the filter does to a page: '3 piatti nascosti perché dichiarano: Glutine, Sesamo'.
 * @param names of the allergens to avoid
 */
export function hiddenBecause(count: number, names: string): string {
  if (count === 0) return `Qui nessun piatto dichiara: ${names}`;
  return `${hiddenLine(count)} perché ${count === 1 ? 'dichiara' : 'dichiarano'}: ${names}`;
}

/** Replaces that line while the hidden dishes are shown: '3 piatti dichiarano: Glutine, Sesamo'. */
export function revealedLine(count: number, names: string): string {
  return `${count === 1 ? '1 piatto dichiara' : `${count} piatti dichiarano`}: ${names}`;
}
