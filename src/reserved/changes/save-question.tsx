import type { Change } from '../../domain/changes/change';
import {
  type DoubtGroup,
  type SaveQuestion,
  saveQuestion,
} from '../../domain/changes/save-question';
import type { Product } from '../../domain/product/product';
import type { Question } from '../question';
import { withName } from '../texts';
import { PreviewGroup } from './ChangePreview';

/** The one question as it is asked: see `saveQuestion`. */
export function questionOf({ title, about, confirm, groups }: SaveQuestion): Question {
  const dishes = groups.flatMap((group) => group.dishes);
  const [first] = dishes;
  return {
    title: about === null ? title : withName(title, about, '?'),
    text:
      dishes.length > 1 ? (
        <DoubtGroups groups={groups} />
      ) : (
        first?.reasons.map((reason) => <p key={reason}>{reason}</p>)
      ),
    confirm,
    cancel: 'Guardo meglio',
  };
}

function DoubtGroups({ groups }: { groups: readonly DoubtGroup[] }) {
  return groups.map(({ title, hint, dishes }) => (
    <PreviewGroup
      key={title}
      title={title}
      hint={hint}
      rows={dishes.map(({ change, nome, reasons }) => {
        return { key: change.id, nome, note: reasons.join(' ') || null, change };
      })}
    />
  ));
}

/**
 * Makes the question about many changes also the one question: the dishes that it concerns come first.
 * @param stored the products as they are stored now
 */
export function withSaveQuestion(
  question: Question,
  changes: readonly Change[],
  stored: readonly Product[],
  isUndo = false,
): Question {
  const doubts = saveQuestion(changes, stored, { isUndo });
  if (!doubts) return question;
  const isMany = doubts.groups.flatMap(({ dishes }) => dishes).length > 1;
  return {
    ...question,
    ...(doubts.isAboutAllergens && { title: isMany ? doubts.title : questionOf(doubts).title }),
    text: (
      <>
        <DoubtGroups groups={doubts.groups} />
        <div>{question.text}</div>
      </>
    ),
  };
}
