import type { Choice } from '../../domain/criteria';
import { allergensOf } from '../../domain/product/allergens';
import type { HiddenDishes } from './useFilteredDishes';

/** The filter's texts, the same everywhere. They say what dishes declare, never what they are free of. */
export const filterTexts = {
  title: 'Cosa posso mangiare',
  hides: 'Nascondi i piatti che dichiarano:',
  caution: 'Le contaminazioni non si possono escludere: chiedi sempre al personale',
  /** For places outside the filter: the foot, a dish's dialog, the search. */
  quietCaution: 'Le contaminazioni non si possono escludere: chiedi al personale.',
} as const;

const dishes = (count: number) => `${count} ${count === 1 ? 'piatto' : 'piatti'}`;

/** 'Nessun piatto nascosto', '1 piatto nascosto', '3 piatti nascosti'. */
export function hiddenLine({ declaring, open, others }: HiddenDishes): string {
  const count = declaring + open + others;
  if (count === 0) return 'Nessun piatto nascosto';
  return `${dishes(count)} ${count === 1 ? 'nascosto' : 'nascosti'}`;
}

/**
 * What a choice does to a page: '3 piatti nascosti perché dichiarano: Glutine o Sesamo; 2 non segnati per la dieta', and
 * '3 piatti dichiarano: …' while they are shown. The criteria of a search may be about other things than a diet.
 */
export function reasonLine(hidden: HiddenDishes, choice: Choice, revealed: boolean): string {
  const { declaring, open, others } = hidden;
  const avoided = allergensOf(choice.avoided).map(({ name }) => name);
  // 'Glutine, Soia o Sesamo': a hidden dish may declare only one of them.
  const names = avoided.join(', ').replace(/, (?=[^,]*$)/, ' o ');
  const isDiet = choice.criteria.every(({ avoids, replaces }) => avoids || replaces);
  const diet = `non ${others === 1 ? 'segnato' : 'segnati'} per la dieta`;
  const reasons = [
    [declaring, `${declaring === 1 ? 'dichiara' : 'dichiarano'}: ${names}`],
    [open, 'con allergeni non indicati o da verificare'],
    [others, isDiet ? diet : 'fuori dai criteri della ricerca'],
  ] as const;
  const [first, ...further] = reasons.filter(([count]) => count > 0);
  if (!first) return names === '' ? hiddenLine(hidden) : `Qui nessun piatto dichiara: ${names}`;
  const [count, reason] = first;
  const because = revealed ? '' : `${count === 1 ? 'nascosto' : 'nascosti'} perché `;
  const rest = further.map((each) => each.join(' '));
  return [`${dishes(count)} ${because}${reason}`, ...rest].join('; ');
}
