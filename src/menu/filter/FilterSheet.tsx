import { useRef } from 'react';
import { type Criterion, criteria, idsOf } from '../../domain/filter/criteria';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { setChoice, useChoice } from '../choice-store';
import { filterTexts, HIDDEN } from '../filter-texts';
import { Sheet } from '../Sheet';

const GROUPS = [
  {
    title: 'Evito',
    lead: 'Nascondi i piatti che lo dichiarano',
    among: criteria.filter(({ avoids }) => avoids),
  },
  {
    title: 'Dieta',
    lead: 'Mostra solo i piatti segnati dal locale',
    among: criteria.filter(({ avoids }) => !avoids),
  },
];

type FilterSheetProps = {
  onClose: () => void;
  /** How many dishes of the page the choice hides; null until they have loaded. */
  hidden: number | null;
};

/** All criteria as switches: a bottom sheet on a phone, a dialog on a desktop. A change applies at once. */
export function FilterSheet({ onClose, hidden }: FilterSheetProps) {
  const { t } = useTexts();
  const choice = useChoice();
  const chosen = idsOf(choice);
  const done = useRef<HTMLButtonElement>(null);

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
      <p className="m-0 me-auto lh-sm quiet" role="status">
        {chosen.length > 0 && hidden !== null && <span>{t(HIDDEN, { count: hidden })}</span>}
      </p>
      {chosen.length > 0 && (
        <Button link onClick={clear}>
          {t('Azzera')}
        </Button>
      )}
      <Button ref={done} primary onClick={onClose}>
        {t('Fatto')}
      </Button>
    </>
  );

  return (
    <Sheet id="filter-title" title={t(filterTexts.title)} onClose={onClose} foot={foot}>
      {GROUPS.map(({ title, lead, among }) => (
        <section key={title} className="flush">
          <div className="py-2 filter-group-head">
            <h3>{t(title)}</h3>
            <p className="m-0 quiet">{t(lead)}</p>
          </div>
          <ul
            role="list"
            className="cells columns row-gap-0 plain-list mb-4 filter-switches"
            aria-label={t(title)}
          >
            {among.map((criterion) => (
              <li key={criterion.id}>
                <label className="tap w-100 h-100 py-1 border-top">
                  <Icon name={criterion.iconLink} className="quiet if-room" />
                  <span>{t(criterion.name)}</span>
                  <input
                    type="checkbox"
                    role="switch"
                    className="m-0 ms-auto filter-switch"
                    checked={chosen.includes(criterion.id)}
                    aria-checked={chosen.includes(criterion.id)}
                    onChange={() => toggle(criterion)}
                  />
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
    </Sheet>
  );
}
