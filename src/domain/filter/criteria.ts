import {
  allergenAnswer,
  allergens,
  allergensOf,
  allergenTexts,
  mayHaveMore,
} from '../product/allergens';
import { hasMark, type MarkId } from '../product/marks';
import type { ProductFields } from '../product/product';
import { DIETS, type Diet, sortChoice } from './choice';

/** One condition that a guest sets for dishes. */
export type Criterion = {
  /** As in the choice and the address: '7', 'vegani'. */
  id: string;
  /** Its effect, on its switch and its chip: 'Evito latte e derivati', 'Solo vegani'. */
  name: string;
  iconLink: string;
  /** The allergen that it avoids; undefined for a diet. */
  avoids?: number;
  /** Id of the criterion that is removed when this one is chosen. */
  replaces?: string;
  /** Whether the dish itself fails the criterion. Allergens that nobody knows are up to `isHidden`. */
  hides: (dish: ProductFields) => boolean;
};

/** The mark that a diet requires, its icon, and the diet that it replaces: a vegan dish is vegetarian. */
const diets: Record<Diet, { mark: MarkId; icon: string; replaces: Diet }> = {
  vegetariani: { mark: 'vegetariano', icon: 'leaf', replaces: 'vegani' },
  vegani: { mark: 'vegano', icon: 'sprout', replaces: 'vegetariani' },
};

function diet(id: Diet): Criterion {
  const { mark, icon, replaces } = diets[id];
  return {
    id,
    name: `Solo ${id}`,
    iconLink: `/icons/sprite.svg#${icon}`,
    replaces,
    hides: (dish) => !hasMark(dish, mark),
  };
}

/** The criteria of the sheet: fourteen allergens to avoid, two diets. */
export const criteria: readonly Criterion[] = [
  ...allergens.map((allergen) => ({
    id: String(allergen.id),
    name: `Evito ${allergen.name.toLowerCase()}`,
    iconLink: allergen.iconLink,
    avoids: allergen.id,
    hides: ({ allergeni }: ProductFields) => allergeni.includes(allergen.id),
  })),
  ...DIETS.map(diet),
];

/** The criteria that a guest has chosen: the same object until they change. */
export type Choice = {
  criteria: readonly Criterion[];
  /** Ids of the allergens to avoid among them, which cards highlight. */
  avoided: readonly number[];
};

function choose(chosen: readonly Criterion[]): Choice {
  return { criteria: chosen, avoided: chosen.flatMap(({ avoids }) => avoids ?? []) };
}

/** The empty choice, always the same object: a new one would render every card again for nothing. */
export const NO_CHOICE: Choice = choose([]);

/** The choice of these criteria of the sheet, in its order. Unknown ids are skipped. */
export function choiceOf(ids: readonly string[]): Choice {
  const known = sortChoice(ids);
  if (known.length === 0) return NO_CHOICE;
  return choose(criteria.filter(({ id }) => known.includes(id)));
}

/** Ids of its criteria. */
export function idsOf({ criteria: chosen }: Choice): string[] {
  return chosen.map(({ id }) => id);
}

/** Whether a choice hides a dish: it fails a criterion, or may fail one because not all its allergens are known. */
export function isHidden(
  dish: ProductFields,
  { criteria: chosen }: Pick<Choice, 'criteria'>,
): boolean {
  if (chosen.length === 0) return false;
  return mayHaveMore(allergenAnswer(dish)) || chosen.some(({ hides }) => hides(dish));
}

/** Why a choice hides a dish, after its name: 'dichiara latte e derivati; non è segnato per «Solo vegani»'. '' if it does not. */
export function reasonFor(dish: ProductFields, choice: Choice): string {
  if (!isHidden(dish, choice)) return '';
  const declared = allergensOf(dish.allergeni.filter((id) => choice.avoided.includes(id)));
  const diets = choice.criteria.filter(({ avoids, hides }) => !avoids && hides(dish));
  const reasons = [
    ...(declared.length > 0
      ? [`dichiara ${declared.map(({ name }) => name.toLowerCase()).join(', ')}`]
      : []),
    ...diets.map(({ name }) => `non è segnato per «${name}»`),
  ];
  // Hidden although it fails no criterion: its allergens are not known in full.
  const answer = allergenAnswer(dish);
  return reasons.join('; ') || (mayHaveMore(answer) ? allergenTexts[answer] : '');
}
