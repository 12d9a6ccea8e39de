import { useRef } from 'react';
import { chargesInWords, type Topic, topicNames, topics } from '../../domain/house/practical';
import { useHouse } from '../../house';
import type { Elements } from '../../ui/elements';
import { useBeforePrint } from '../../ui/printing';

type Answer = { question: string; words: Elements };

/** How many answers are read at once; the others are folded. */
const FIRST = 5;

/** Answers to guests' questions before a visit. Unknown topics are not rendered, but coeliacs always read whom to ask. */
export function BeforeYouCome() {
  const rest = useRef<HTMLDetailsElement>(null);
  useBeforePrint(() => rest.current?.toggleAttribute('open', true));
  const house = useHouse();
  const answerTo = (topic: Topic): Answer => {
    const words = house.answers[topic]?.words;
    return { question: topics[topic], words: words && <span>{words}</span> };
  };
  const coeliac = answerTo('celiachia');
  const charges = chargesInWords(house);
  const others = topicNames.filter((topic) => topic !== 'celiachia').map(answerTo);
  const answers = [
    { ...coeliac, words: coeliac.words || <AskStaff /> },
    { question: 'Coperto e servizio', words: charges && <span>{charges}</span> },
    ...others,
  ].filter(({ words }) => words);
  return (
    <section className="page" aria-labelledby="prima-di-venire">
      <h2 id="prima-di-venire">Prima di venire</h2>
      <Answers answers={answers.slice(0, FIRST)} />
      {answers.length > FIRST && (
        <details ref={rest} className="mt-3">
          <summary className="tap fw-semibold text-decoration-underline d-print-none">
            Tutte le altre risposte
          </summary>
          <Answers answers={answers.slice(FIRST)} />
        </details>
      )}
    </section>
  );
}

/** What coeliacs read until the house has an answer for them: as in the menu (menu/filter/CoeliacAnswer.tsx). */
function AskStaff() {
  const { phone } = useHouse();
  return (
    <span>
      <span>Per la celiachia chiedi al personale.</span>{' '}
      <a href={phone.href}>{`Chiamaci al ${phone.shown}`}</a>
    </span>
  );
}

function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl className="cells columns column-gap-7 house-fact">
      {answers.map(({ question, words }) => (
        <div key={question} className="pt-2 border-top">
          <dt className="fw-semibold">{question}</dt>
          <dd className="quiet">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
