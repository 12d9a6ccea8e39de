import { useRef } from 'react';
import { withChoice } from '../../domain/choice';
import { type Choice, type Criterion, criteria, idsOf } from '../../domain/criteria';
import { withParts } from '../../domain/hash';
import { restaurant } from '../../restaurant';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ShareButton } from '../ShareButton';
import { Sheet } from '../Sheet';
import { setChoice, useChoice } from './choice-store';
import { filterTexts, hiddenLine } from './filter-texts';
import type { HiddenDishes } from './useFilteredDishes';

const GROUPS = [
  {
    title: 'Dieta',
    lead: 'Mostra solo i piatti segnati dal locale come:',
    among: criteria.filter(({ avoids }) => !avoids),
  },
  {
    title: 'Allergeni da evitare',
    lead: filterTexts.hides,
    among: criteria.filter(({ avoids }) => avoids),
  },
];

type FilterSheetProps = {
  onClose: () => void;
  /** How many dishes of the page the choice hides; null until they have loaded. */
  hidden: HiddenDishes | null;
};

/** All criteria as switches: a bottom sheet on a phone, a dialog on a desktop. A change applies at once. */
export function FilterSheet({ onClose, hidden }: FilterSheetProps) {
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
      <p className="quiet" role="status">
        {chosen.length > 0 && hidden !== null && <span>{hiddenLine(hidden)}</span>}
      </p>
      {chosen.length > 0 && (
        <Button link onClick={clear}>
          Azzera
        </Button>
      )}
      <Button ref={done} primary onClick={onClose}>
        Fatto
      </Button>
    </>
  );

  return (
    <Sheet id="filter-title" title={filterTexts.title} onClose={onClose} foot={foot}>
      <p className="box row top filter-sheet-caution">
        <Icon name="info" className="if-room" />
        {filterTexts.caution}
      </p>
      {GROUPS.map(({ title, lead, among }) => (
        <section key={title} className="flush">
          <h3>{title}</h3>
          <p className="quiet">{lead}</p>
          <ul className="grid plain-list filter-switches" aria-label={lead}>
            {among.map((criterion) => (
              <li key={criterion.id}>
                <label className="row filter-switch">
                  <Icon name={criterion.iconLink} className="quiet if-room" />
                  <span>{criterion.name}</span>
                  <input
                    type="checkbox"
                    role="switch"
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
      {chosen.length > 0 && <SendChoice choice={choice} />}
    </Sheet>
  );
}

/** The one link that holds the filter, on purpose: without its end, so that it lasts twelve hours from when it is opened. */
function linkOf(choice: Choice): ShareData {
  const part = withParts(withChoice('', { ids: idsOf(choice), end: 0 }), { fino: '' });
  return { title: `Menu di ${restaurant.name}`, url: location.origin + location.pathname + part };
}

/** Sends the choice to those who come along, and says first what the link will tell them. */
function SendChoice({ choice }: { choice: Choice }) {
  const names = new Intl.ListFormat('it').format(choice.criteria.map(({ name }) => name));
  return (
    <section className="flush">
      <h3>Manda a chi viene con te</h3>
      <div className="cluster flush">
        <p className="quiet">
          <span>{`Chi apre il link legge che cosa hai scelto (${names}) e vede il menu filtrato così.`}</span>
        </p>
        <ShareButton dataOf={() => linkOf(choice)} />
      </div>
    </section>
  );
}
