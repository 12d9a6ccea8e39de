import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Criterion, criteria, idsOf } from '../../domain/filter/criteria';
import { allergensOf } from '../../domain/product/allergens';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { areRevealed, revealHidden, setChoice, useChoice } from '../choice-store';
import { filterTexts, RESULT } from '../filter-texts';
import { Sheet } from '../Sheet';
import { CoeliacAnswer } from './CoeliacAnswer';
import { HiddenCount } from './HiddenCount';

const GROUPS = [
  {
    title: 'Dieta',
    lead: 'I piatti che il locale ha segnato',
    among: criteria.filter(({ avoids }) => !avoids),
  },
  {
    title: 'Evito',
    lead: 'Nascondi i piatti che lo dichiarano',
    among: criteria.filter(({ avoids }) => avoids),
  },
];

/** A chip's words: its group's heading says 'Evito' once for all. */
const shortName = ({ name, avoids }: Criterion) =>
  allergensOf(avoids ? [avoids] : [])[0]?.name ?? name;

type FilterSheetProps = {
  onClose: () => void;
  /** How many dishes of the page the choice hides and leaves; null until they have loaded. */
  counts: { hidden: number; left: number } | null;
  /** Where its result is, if not on the page below it. */
  resultAt?: string | undefined;
};

/** All criteria as chips: a bottom sheet on a phone, a dialog on a desktop. A change applies at once. */
export function FilterSheet({ onClose, counts, resultAt }: FilterSheetProps) {
  const { t } = useTexts();
  const choice = useChoice();
  const chosen = idsOf(choice);
  const done = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const isRevealed = useStore(areRevealed);

  const shown = counts ? counts.left + (isRevealed ? counts.hidden : 0) : 0;

  function showResult() {
    if (resultAt) navigate(resultAt, { replace: true });
    else onClose();
  }

  function toggleHidden() {
    revealHidden(!isRevealed);
    if (!isRevealed) showResult();
  }

  const toggle = (tapped: Criterion) =>
    setChoice(
      chosen.includes(tapped.id)
        ? chosen.filter((each) => each !== tapped.id)
        : [...chosen.filter((each) => each !== tapped.replaces), tapped.id],
    );

  function clear() {
    setChoice([]);
    // The clicked button is removed.
    done.current?.focus();
  }

  const foot = (
    <>
      <p className="m-0 me-auto lh-sm">
        <HiddenCount
          hidden={chosen.length > 0 && counts ? counts.hidden : null}
          revealed={isRevealed}
          onToggle={toggleHidden}
        />
      </p>
      {chosen.length > 0 && (
        <Button link onClick={clear}>
          {t('Azzera')}
        </Button>
      )}
      <Button ref={done} primary className="w-100" onClick={showResult}>
        <span>{counts ? t(RESULT, { count: shown }) : t('Mostra i piatti')}</span>
      </Button>
    </>
  );

  return (
    <Sheet id="filter-title" title={t(filterTexts.title)} onClose={onClose} foot={foot}>
      {GROUPS.map(({ title, lead, among }) => (
        <section key={title} className="mb-4" aria-labelledby={`filter-${title}`}>
          <h3 id={`filter-${title}`}>{t(title)}</h3>
          <p className="mb-2 quiet">{t(lead)}</p>
          <ul role="list" className="plain-list filter-choices">
            {among.map((criterion) => (
              <li key={criterion.id}>
                <label className="beside tap w-100 h-100 filter-choice">
                  <input
                    type="checkbox"
                    role="switch"
                    aria-label={t(criterion.name)}
                    checked={chosen.includes(criterion.id)}
                    aria-checked={chosen.includes(criterion.id)}
                    onChange={() => toggle(criterion)}
                  />
                  <Icon name={criterion.iconLink} className="if-room" />
                  <span>{t(shortName(criterion))}</span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="beside align-items-start quiet">
        <Icon name="info" className="if-room" />
        <span>{t(filterTexts.caution)}</span>
      </p>
      <CoeliacAnswer />
    </Sheet>
  );
}
