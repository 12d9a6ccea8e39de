import { useRef } from 'react';
import { chargesInWords, topicNames, topics } from '../../domain/house/practical';
import { restaurant } from '../../restaurant';
import { useBeforePrint } from '../../ui/printing';

const answers = [
  { question: 'Coperto e servizio', words: chargesInWords(restaurant) },
  ...topicNames.map((topic) => ({
    question: topics[topic],
    words: restaurant.practical[topic]?.words,
  })),
].filter(({ words }) => words);

/** How many answers are read at once; the others are folded. */
const FIRST = 5;

/** Answers to guests' questions before a visit. Unknown topics are not rendered. */
export function BeforeYouCome() {
  const rest = useRef<HTMLDetailsElement>(null);
  useBeforePrint(() => rest.current?.toggleAttribute('open', true));
  if (answers.length === 0) return null;
  return (
    <section className="page" aria-labelledby="prima-di-venire">
      <h2 id="prima-di-venire">Prima di venire</h2>
      <Answers from={0} to={FIRST} />
      {answers.length > FIRST && (
        <details ref={rest} className="mt-3">
          <summary className="tap fw-semibold text-decoration-underline d-print-none">
            Tutte le altre risposte
          </summary>
          <Answers from={FIRST} to={answers.length} />
        </details>
      )}
    </section>
  );
}

function Answers({ from, to }: { from: number; to: number }) {
  return (
    <dl className="cells columns column-gap-7">
      {answers.slice(from, to).map(({ question, words }) => (
        <div key={question} className="pt-2 border-top">
          <dt className="fw-semibold">{question}</dt>
          <dd className="quiet">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
