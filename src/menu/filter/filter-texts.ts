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

/**
 * Replaces that line while the hidden dishes are shown: '1 piatto dichiara …', '3 piatti dichiarano …'; '2 piatti dichiarano
 * …, 1 ha allergeni da verificare'.
 */
export function revealedLine(count: number, toVerify = 0): string {
  const declaring = count - toVerify;
  const declared =
    declaring === 1
      ? '1 piatto dichiara allergeni da evitare'
      : `${declaring} piatti dichiarano allergeni da evitare`;
  if (toVerify === 0) return declared;
  const verb = toVerify === 1 ? 'ha' : 'hanno';
  if (declaring > 0) return `${declared}, ${toVerify} ${verb} allergeni da verificare`;
  return `${toVerify} ${toVerify === 1 ? 'piatto' : 'piatti'} ${verb} allergeni da verificare`;
}
