import { type Topic, topics } from '../../domain/practical';
import { restaurant } from '../../restaurant';
import { Button } from '../../ui/Button';
import { Opening } from '../MenuFoot';
import { PHONE } from '../MenuMessages';
import { lawTexts } from '../menu-texts';
import type { Answer } from './engine/vocabulary';
import { OPEN_FILTER } from './SearchMessages';
import styles from './search.module.scss';

type AnswersProps = { answers: readonly Answer[]; onFilter: () => void };

/** Answers what is no question about dishes: with the filter's sheet, or with a fact about the restaurant. */
export function Answers({ answers, onFilter }: AnswersProps) {
  const shown = answers.map((answer) => (
    <div key={answer} className={`stack top flush quiet measure ${styles.offer}`}>
      {answer === 'sheet' && (
        <p>Dicci che cosa non mangi: nascondiamo i piatti che lo dichiarano.</p>
      )}
      {answer === 'sheet' && <Button onClick={onFilter}>{OPEN_FILTER}</Button>}
      {answer === 'hours' && <Opening />}
      {answer === 'phone' && <p>Telefono: {PHONE}</p>}
      {isFact(answer) && <FactAnswer answer={answer} />}
    </div>
  ));
  // Always rendered, because screen readers read its changes.
  return <div role="status">{shown}</div>;
}

const isFact = (answer: Answer): answer is Topic | 'charges' =>
  answer === 'charges' || answer in topics;

/** A fact of restaurant.ts. What is not in it is not known. */
function FactAnswer({ answer }: { answer: Topic | 'charges' }) {
  const words = answer === 'charges' ? lawTexts.charges : restaurant.practical[answer]?.words;
  if (!words) return <p>Questo il menu non lo dice. Chiamaci al {PHONE}.</p>;
  return (
    <p>
      {answer !== 'charges' && <strong>{`${topics[answer]}: `}</strong>}
      <span>{words}</span>
      {answer === 'booking' && <span> {PHONE}</span>}
    </p>
  );
}
