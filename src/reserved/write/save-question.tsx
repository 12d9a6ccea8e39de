import {
  type DoubtGroup,
  type SaveQuestion,
  saveQuestion,
} from '../../domain/changes/save-question';
import type { Product } from '../../domain/product/product';
import type { Question } from '../question';
import { withName } from '../texts';
import { PreviewGroup, PreviewToConfirm } from './ChangePreview';
import type { Job } from './words';

/**
 * The one question before a write, whatever writes: see `saveQuestion`.
 * @param stored the products as they are stored now
 * @param preview the confirmation that many changes ask for in any case: the question becomes a part of it
 * @returns null if nothing has to be asked
 */
export function questionAbout(
  { purpose, changes }: Job,
  stored: readonly Product[],
  preview: Question | null,
): Question | null {
  const isUndo = purpose === 'undo';
  const doubts = saveQuestion(changes, stored, { isUndo });
  if (!preview) return doubts && questionOf(doubts);
  const whole = doubts ? withDoubts(preview, doubts) : preview;
  // A list of dishes scrolls, so that the answers below stay in view.
  const isLong = (doubts?.groups.flatMap(({ dishes }) => dishes).length ?? 0) > 1;
  return isUndo || isLong
    ? { ...whole, text: <PreviewToConfirm>{whole.text}</PreviewToConfirm> }
    : whole;
}

function questionOf({ title, about, confirm, groups }: SaveQuestion): Question {
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

/** Makes the confirmation of many changes also the one question: the dishes that it concerns come first. */
function withDoubts(preview: Question, doubts: SaveQuestion): Question {
  const isMany = doubts.groups.flatMap(({ dishes }) => dishes).length > 1;
  return {
    ...preview,
    ...(doubts.isAboutFewer && { title: isMany ? doubts.title : questionOf(doubts).title }),
    text: (
      <>
        <DoubtGroups groups={doubts.groups} />
        <div>{preview.text}</div>
      </>
    ),
  };
}
