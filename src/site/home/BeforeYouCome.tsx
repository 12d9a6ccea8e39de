import { useRef } from 'react';
import { chargesInWords, topicNames, topics } from '../../domain/house/practical';
import { useHouse } from '../../house';
import { useBeforePrint } from '../../ui/printing';

type Answer = { question: string; words: string | undefined };

/** How many answers are read at once; the others are folded. */
const FIRST = 5;

/** Answers to guests' questions before a visit. Unknown topics are not rendered. */
export function BeforeYouCome() {
  const rest = useRef<HTMLDetailsElement>(null);
  useBeforePrint(() => rest.current?.toggleAttribute('open', true));
  const house = useHouse();
  const [coeliac, ...others] = topicNames.map((topic) => ({
    question: topics[topic],
    words: house.answers[topic]?.words,
  }));
  const charges = { question: 'Coperto e servizio', words: chargesInWords(house) };
  const answers = [coeliac, charges, ...others].filter((each) => each?.words) as Answer[];
  if (answers.length === 0) return null;
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
