import { serverNow } from '../../data/clock';
import { getNothingNow, todayNow } from '../../data/menu/today-now';
import { chargesInWords, type Topic, topics } from '../../domain/house/practical';
import { useHouse } from '../../house';
import { Sentence, useTexts } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { Opening } from '../frame/MenuFoot';
import { PHONE } from '../MenuMessages';
import type { Answer } from './query/signal-words';
import type { SearchResult } from './search-menu';

/** Answers what is no question about dishes with facts about the restaurant. */
export function Answers({ result }: { result: SearchResult | null }) {
  const { t } = useTexts();
  const { answers, hoursAsked } = result ?? NOTHING_ASKED;
  const said = answers.filter((answer) => answer !== 'hours' || !hoursAsked);
  // Always rendered, because screen readers read its changes.
  return (
    <div role="status">
      {hoursAsked && <HoursOfDays hoursAsked={hoursAsked} />}
      {said.map((answer) => (
        <div key={answer} className={ANSWER}>
          {answer === 'hours' && <Opening />}
          {answer === 'phone' && (
            <p>
              <Sentence text={t('Telefono: {phone}')} phone={PHONE} />
            </p>
          )}
          {isFact(answer) && <FactAnswer answer={answer} />}
        </div>
      ))}
    </div>
  );
}

const NOTHING_ASKED: Pick<SearchResult, 'answers' | 'hoursAsked'> = {
  answers: [],
  hoursAsked: null,
};

const ANSWER = 'stack align-items-start flush quiet measure my-4';

type HoursOfDaysProps = { hoursAsked: NonNullable<SearchResult['hoursAsked']> };

/** The hours of the days that are asked for; the usual ones if these are over. */
function HoursOfDays({ hoursAsked }: HoursOfDaysProps) {
  const { isItalian } = useTexts();
  const { giorni } = useStore(todayNow, getNothingNow);
  const { hours } = useHouse();
  const lines = hoursAsked(serverNow(), { ...hours, giorni });
  return (
    <div className={`${ANSWER} house-fact`}>
      {lines.length === 0 && <Opening />}
      {lines.map((line) => (
        <p key={line} lang={isItalian ? undefined : 'it'}>
          {line}
        </p>
      ))}
    </div>
  );
}

const isFact = (answer: Answer): answer is Topic | 'charges' =>
  answer === 'charges' || answer in topics;

/** A fact of the house. What it does not say is not known. */
function FactAnswer({ answer }: { answer: Topic | 'charges' }) {
  const { t, isItalian } = useTexts();
  const house = useHouse();
  const words = answer === 'charges' ? chargesInWords(house, t) : house.answers[answer]?.words;
  if (!words && answer === 'celiachia') {
    return (
      <p>
        <Sentence
          text={t('Per la celiachia chiedi al personale. Chiamaci al {phone}.')}
          phone={PHONE}
        />
      </p>
    );
  }
  if (!words) {
    return (
      <p>
        <Sentence text={t('Questo il menu non lo dice. Chiamaci al {phone}.')} phone={PHONE} />
      </p>
    );
  }
  return (
    <p>
      {answer !== 'charges' && <strong>{`${t(topics[answer])}: `}</strong>}
      <span lang={isItalian || answer === 'charges' ? undefined : 'it'}>{words}</span>
      {answer === 'booking' && <span> {PHONE}</span>}
    </p>
  );
}
