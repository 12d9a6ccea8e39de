import { DIETS, type Diet, sortChoice } from './choice';
import { allergenAnswer, allergens, isOpen } from './product/allergens';
import { hasMark, type MarkId } from './product/marks';
import type { ProductFields } from './product/product';

/** One condition that a guest sets for dishes. */
export type Criterion = {
  /** As in the choice and the address: '7', 'vegani'. */
  id: string;
  /** On its chip. */
  name: string;
  iconLink: string;
  /** Describes the dishes that it shows, after 'Piatti che': the objects of equal verbs are joined. */
  says: { verb: string; object: string };
  /** The allergen that it avoids; undefined for any other criterion. */
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
    says: { verb: 'sono segnati come', object: id },
    hides: (dish) => !hasMark(dish, mark),
  };
}

/** The criteria of the sheet: fourteen allergens to avoid, two diets. */
export const criteria: readonly Criterion[] = [
  ...allergens.map((allergen) => ({
    id: String(allergen.id),
    name: allergen.name,
    iconLink: allergen.iconLink,
    avoids: allergen.id,
    says: {
      verb: 'non dichiarano',
      object: allergen.name.replace(' e derivati', '').toLowerCase(),
    },
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

/** A choice with further criteria: those of the sheet in its order, as if they were chosen there, before all others. */
export function withCriteria(choice: Choice, others: readonly Criterion[]): Choice {
  const added = others.filter((each) => !choice.criteria.includes(each));
  if (added.length === 0) return choice;
  const all = [...choice.criteria, ...added];
  const ofQuery = added.filter((each) => !criteria.includes(each));
  return choose([...criteria.filter((each) => all.includes(each)), ...ofQuery]);
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
  return isOpen(allergenAnswer(dish)) || chosen.some(({ hides }) => hides(dish));
}

/** Describes the dishes that criteria show: 'Piatti che non dichiarano latte e sono segnati come vegetariani.' */
export function meaningOf(chosen: readonly Criterion[]): string {
  const list = new Intl.ListFormat('it');
  const verbs = [...new Set(chosen.map(({ says }) => says.verb))];
  const clauses = verbs.map((verb) => {
    const objects = chosen.filter(({ says }) => says.verb === verb).map(({ says }) => says.object);
    return `${verb} ${list.format(objects)}`;
  });
  return `Piatti che ${list.format(clauses)}.`;
}
