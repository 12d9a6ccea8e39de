import {
  allergenAnswer,
  allergens,
  allergensOf,
  allergenTexts,
  mayHaveMore,
} from '../product/allergens';
import { hasMark, type MarkId } from '../product/marks';
import type { ProductFields } from '../product/product';
import type { Say } from '../words/say';
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
  /**
   * Reads which allergens a warning names; null until the vocabulary is loaded, which only a guest with a filter needs. Till then
   * any warning may name what is avoided.
   */
  readWarning: ((warning: string) => readonly number[]) | null;
};

function choose(chosen: readonly Criterion[], readWarning: Choice['readWarning']): Choice {
  return { criteria: chosen, avoided: chosen.flatMap(({ avoids }) => avoids ?? []), readWarning };
}

/** The empty choice, always the same object: a new one would render every card again for nothing. */
export const NO_CHOICE: Choice = choose([], null);

/** The choice of these criteria of the sheet, in its order. Unknown ids are skipped. */
export function choiceOf(
  ids: readonly string[],
  readWarning: Choice['readWarning'] = null,
): Choice {
  const known = sortChoice(ids);
  if (known.length === 0) return NO_CHOICE;
  return choose(
    criteria.filter(({ id }) => known.includes(id)),
    readWarning,
  );
}

/** Ids of its criteria. */
export function idsOf({ criteria: chosen }: Choice): string[] {
  return chosen.map(({ id }) => id);
}

/** The allergens to avoid that a dish's warning names; undefined if it has one that cannot be read yet. */
function warnedIn({ avvertenza }: ProductFields, { avoided, readWarning }: Choice) {
  if (avvertenza.trim() === '' || avoided.length === 0) return [];
  return readWarning?.(avvertenza).filter((id) => avoided.includes(id));
}

/**
 * Whether a choice hides a dish: it fails a criterion, or may fail one because not all its allergens are known, or its warning names
 * what the guest avoids.
 */
export function isHidden(dish: ProductFields, choice: Choice): boolean {
  if (choice.criteria.length === 0) return false;
  return (
    mayHaveMore(allergenAnswer(dish)) ||
    choice.criteria.some(({ hides }) => hides(dish)) ||
    warnedIn(dish, choice)?.length !== 0
  );
}

/** Within a sentence, where Italian names have no capital. */
const namesOf = (ids: readonly number[], t: Say) =>
  allergensOf(ids)
    .map(({ name }) => (t(name) === name ? name.toLowerCase() : t(name)))
    .join(', ');

/** Why a choice hides a dish, after its name: 'dichiara latte e derivati; non è segnato per «Solo vegani»'. '' if it does not. */
export function reasonFor(dish: ProductFields, choice: Choice, t: Say): string {
  if (!isHidden(dish, choice)) return '';
  const declared = dish.allergeni.filter((id) => choice.avoided.includes(id));
  const warned = warnedIn(dish, choice)?.filter((id) => !declared.includes(id));
  const diets = choice.criteria.filter(({ avoids, hides }) => !avoids && hides(dish));
  const reasons = [
    ...(declared.length > 0
      ? [t('dichiara {allergens}', { allergens: namesOf(declared, t) })]
      : []),
    ...(warned?.length
      ? [t('la sua avvertenza nomina {allergens}', { allergens: namesOf(warned, t) })]
      : []),
    ...diets.map(({ name }) => t('non è segnato per «{diet}»', { diet: t(name) })),
  ];
  // Hidden although it fails no criterion: its allergens are not known in full, or its warning is not read yet.
  const answer = allergenAnswer(dish);
  return (
    reasons.join('; ') || (mayHaveMore(answer) ? t(allergenTexts[answer]) : t('ha un’avvertenza'))
  );
}
