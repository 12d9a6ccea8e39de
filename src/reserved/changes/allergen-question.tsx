import {
  type AllergenDoubt,
  allergenDoubt,
  allergenDoubts,
} from '../../domain/changes/allergen-doubts';
import type { Change } from '../../domain/changes/change';
import { allergensOf } from '../../domain/product/allergens';
import type { Product } from '../../domain/product/product';
import { suggestedInWords } from '../../domain/product/words';
import type { Question } from '../question';
import { withName } from '../texts';
import { PreviewGroup } from './ChangePreview';

/*
 * The question about allergens, which a save of one dish and the preview of many share: whether a dish may lose an allergen, or
 * have none although its words name one. Whoever avoids that allergen would be offered the dish.
 */

/** Why to look: 'Adesso dichiara anche: Pesce.', 'Le sue parole fanno pensare a: Pesce.' */
function reasonsOf({ lost, named }: AllergenDoubt): string[] {
  const names = allergensOf(lost).map(({ name }) => name);
  return [
    ...(lost.length > 0 ? [`Adesso dichiara anche: ${names.join(', ')}.`] : []),
    ...(named.length > 0 ? [`${suggestedInWords(named)}.`] : []),
  ];
}

/**
 * The question about the change of one dish.
 * @param stored the product as it is stored now, null if it is new
 * @returns null if nothing is doubtful
 */
export function allergenQuestion(change: Change, stored: Product | null): Question | null {
  const doubt = allergenDoubt(change, stored);
  // Allergens that could not be read are confirmed in the form.
  if (!doubt || doubt.lost.length + doubt.named.length === 0) return null;
  const isNone = change.after?.nessunAllergene ?? stored?.nessunAllergene ?? false;
  const title = isNone ? 'Davvero nessun allergene in' : 'Davvero meno allergeni in';
  return {
    title: withName(title, change.after?.nome ?? change.nome, '?'),
    text: reasonsOf(doubt).map((reason) => <p key={reason}>{reason}</p>),
    confirm: isNone ? 'Sì, nessuno' : 'Sì, meno allergeni',
    cancel: 'Guardo meglio',
  };
}

/**
 * Makes the question about many changes also the one about allergens: these dishes come first.
 * @param stored the products as they are stored now
 */
export function withAllergenDoubts(
  question: Question,
  changes: readonly Change[],
  stored: readonly Product[],
  isUndo = false,
): Question {
  const doubts = allergenDoubts(changes, stored, isUndo);
  if (doubts.length === 0) return question;
  return {
    ...question,
    title: isUndo ? 'Rimettere meno allergeni di adesso?' : 'Salvare meno allergeni?',
    text: (
      <>
        <PreviewGroup
          title="Con meno allergeni di adesso, o nessuno"
          hint="Chi evita un allergene vedrà questi piatti tra quelli che può scegliere. Controlla gli ingredienti prima."
          rows={doubts.map((doubt) => {
            const { id: key, nome } = doubt.change;
            return { key, nome, note: reasonsOf(doubt).join(' ') || null, change: doubt.change };
          })}
        />
        <div>{question.text}</div>
      </>
    ),
  };
}
