/** What the law wants said of the dishes, the same on the screen and on paper. */
export const lawTexts = {
  allergens:
    "Per qualsiasi informazione su sostanze e allergeni è possibile consultare l'apposita documentazione che verrà fornita, a richiesta, dal personale in servizio.",
  frozen: "* prodotto surgelato all'origine",
} as const;

/** The filter's words, the same wherever it speaks. They say what dishes declare, never what they are free of. */
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

/** The line in its place while the hidden dishes are shown all the same. */
export function revealedLine(count: number): string {
  return count === 1
    ? '1 piatto dichiara allergeni da evitare'
    : `${count} piatti dichiarano allergeni da evitare`;
}
