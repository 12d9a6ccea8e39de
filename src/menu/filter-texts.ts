/** The filter's texts, the same everywhere. They say what dishes declare, never what they are free of. */
export const filterTexts = {
  title: 'Allergie e dieta',
  caution: 'Le contaminazioni non si possono escludere: chiedi sempre al personale',
} as const;

/** How many dishes the filter hides. */
export const HIDDEN = '{count} nascosto ¦ {count} nascosti';

/** The same while the page shows them too. It is as short, for one line with its two buttons. */
export const REVEALED = 'Anche {count} nascosto ¦ Anche {count} nascosti';

/** What the sheet's button leads to. */
export const RESULT = 'Mostra {count} piatto ¦ Mostra {count} piatti';
