import type { HiddenDishes } from './useFilteredDishes';

/** The filter's texts, the same everywhere. They say what dishes declare, never what they are free of. */
export const filterTexts = {
  title: 'Cosa posso mangiare',
  avoid: 'Allergeni da evitare',
  hides: 'Nascondi i piatti che dichiarano:',
  diet: 'Dieta',
  marks: 'Mostra solo i piatti segnati dal locale come:',
  caution: 'Le contaminazioni non si possono escludere: chiedi sempre al personale',
  /** Below the dishes, where no filter is on. */
  quietCaution: 'Le contaminazioni non si possono escludere: chiedi al personale.',
  undeclared: 'Nessun allergene dichiarato',
  toVerify: 'Allergeni da verificare: chiedi al personale',
} as const;

const dishes = (count: number) => `${count} ${count === 1 ? 'piatto' : 'piatti'}`;

/** Why dishes are hidden, or would be, the most important reason first; '' where none is. */
function reasonsOf({ declaring, toVerify, others }: HiddenDishes, names: string): string[] {
  return [
    declaring > 0 && `${declaring === 1 ? 'dichiara' : 'dichiarano'}: ${names}`,
    toVerify > 0 && `${toVerify} con allergeni da verificare`,
    others > 0 && `${others} non ${others === 1 ? 'segnato' : 'segnati'} per la dieta`,
  ].filter((reason) => reason !== false);
}

const total = ({ declaring, toVerify, others }: HiddenDishes) => declaring + toVerify + others;

/** 'Nessun piatto nascosto', '1 piatto nascosto', '3 piatti nascosti, 1 con allergeni da verificare'. */
export function hiddenLine(hidden: HiddenDishes): string {
  const count = total(hidden);
  if (count === 0) return 'Nessun piatto nascosto';
  const line = `${dishes(count)} ${count === 1 ? 'nascosto' : 'nascosti'}`;
  const reasons = reasonsOf({ ...hidden, declaring: 0 }, '');
  return [line, ...reasons].join(', ');
}

/**
 * What the filter does to a page: '3 piatti nascosti perché dichiarano: Glutine, Sesamo; 2 non segnati per la dieta'.
 * @param names of the allergens to avoid, '' where there are none
 */
export function hiddenBecause(hidden: HiddenDishes, names: string): string {
  if (total(hidden) === 0) {
    return names === '' ? 'Nessun piatto nascosto' : `Qui nessun piatto dichiara: ${names}`;
  }
  if (hidden.declaring === 0) return hiddenLine(hidden);
  const [because, ...others] = reasonsOf(hidden, names);
  const are = hidden.declaring === 1 ? 'nascosto' : 'nascosti';
  return [`${dishes(hidden.declaring)} ${are} perché ${because}`, ...others].join('; ');
}

/** Replaces that line while the hidden dishes are shown: '3 piatti dichiarano: Glutine, Sesamo'. */
export function revealedLine(hidden: HiddenDishes, names: string): string {
  const [first, ...others] = reasonsOf(hidden, names);
  if (hidden.declaring > 0) return [`${dishes(hidden.declaring)} ${first}`, ...others].join('; ');
  return ['Anche i piatti che il filtro nasconde', ...reasonsOf(hidden, names)].join('; ');
}
