import { type Topic, topics } from '../../domain/house/practical';
import { restaurant } from '../../restaurant';
import { Opening } from '../MenuFoot';
import { PHONE } from '../MenuMessages';
import { lawTexts } from '../menu-texts';
import type { Answer } from './signal-words';

/** Answers what is no question about dishes with facts about the restaurant. */
export function Answers({ answers }: { answers: readonly Answer[] }) {
  // Always rendered, because screen readers read its changes.
  return (
    <div role="status">
      {answers.map((answer) => (
        <div key={answer} className="stack align-items-start flush quiet measure my-4">
          {answer === 'hours' && <Opening />}
          {answer === 'phone' && <p>Telefono: {PHONE}</p>}
          {isFact(answer) && <FactAnswer answer={answer} />}
        </div>
      ))}
    </div>
  );
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
