/** The filter's texts, the same everywhere. They say what dishes declare, never what they are free of. */
export const filterTexts = {
  title: 'Allergie e dieta',
  caution: 'Le contaminazioni non si possono escludere: chiedi sempre al personale',
} as const;

/** What the sheet's button leads to. */
export const RESULT = 'Mostra {count} piatto ¦ Mostra {count} piatti';
