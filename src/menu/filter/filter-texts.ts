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

/** Replaces that line while the hidden dishes are shown: '1 piatto dichiara …', '3 piatti dichiarano …'. */
export function revealedLine(count: number): string {
  return count === 1
    ? '1 piatto dichiara allergeni da evitare'
    : `${count} piatti dichiarano allergeni da evitare`;
}
