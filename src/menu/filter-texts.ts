/** The filter's texts, the same everywhere. They say what dishes declare, never what they are free of. */
export const filterTexts = {
  title: 'Allergie e dieta',
  caution: 'Le contaminazioni non si possono escludere: chiedi sempre al personale',
} as const;

/** '37 nascosti', '1 nascosto'. */
export const hiddenLine = (count: number) => `${count} ${count === 1 ? 'nascosto' : 'nascosti'}`;

/** The same while the page shows them too: '37 esclusi'. It is as short, for one line with its two buttons. */
export const revealedLine = (count: number) => `${count} ${count === 1 ? 'escluso' : 'esclusi'}`;
