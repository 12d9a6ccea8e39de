import { useRef } from 'react';
import CloseButton from 'react-bootstrap/CloseButton';
import Modal from 'react-bootstrap/Modal';
import { type Criterion, criteria, idsOf } from '../../domain/criteria';
import { Icon } from '../../ui/Icon';
import { setChoice, useChoice } from './choice-store';
import { filterTexts, hiddenLine } from './filter-texts';
import './filter-sheet.scss';
import type { HiddenDishes } from './useFilteredDishes';

const GROUPS = [
  {
    title: 'Allergeni da evitare',
    lead: filterTexts.hides,
    among: criteria.filter(({ avoids }) => avoids),
  },
  {
    title: 'Dieta',
    lead: 'Mostra solo i piatti segnati dal locale come:',
    among: criteria.filter(({ avoids }) => !avoids),
  },
];

type FilterSheetProps = {
  open: boolean;
  onClose: () => void;
  /** Which dishes of the page the choice hides, null while they are not loaded. */
  hidden: HiddenDishes | null;
};

/** All criteria as switches: a bottom sheet on a phone, a dialog on a desktop. A change applies at once. */
export function FilterSheet({ open, onClose, hidden }: FilterSheetProps) {
  const chosen = idsOf(useChoice());
  const done = useRef<HTMLButtonElement>(null);

  // Vegan dishes are vegetarian: of the two diets the one that was tapped last counts.
  const toggle = (tapped: Criterion) =>
    setChoice(
      chosen.includes(tapped.id)
        ? chosen.filter((each) => each !== tapped.id)
        : [...chosen.filter((each) => tapped.avoids || Number(each) > 0), tapped.id],
    );

  function clear() {
    setChoice([]);
    // The button of this action is removed.
    done.current?.focus();
  }

  return (
    <Modal
      className="sheet filter-sheet"
      show={open}
      onHide={onClose}
      centered
      scrollable
      aria-labelledby="filter-title"
    >
      <div className="filter-sheet-head">
        <h2 id="filter-title">{filterTexts.title}</h2>
        <CloseButton aria-label="Chiudi" onClick={onClose} />
      </div>
      <Modal.Body>
        <p className="filter-caution">
          <Icon name="info" />
          {filterTexts.caution}
        </p>
        {GROUPS.map(({ title, lead, among }) => (
          <section key={title} className="switch-group">
            <h3>{title}</h3>
            <p>{lead}</p>
            <ul className="switches" aria-label={lead}>
              {among.map((criterion) => (
                <li key={criterion.id}>
                  <label className="switch">
                    <Icon name={criterion.iconLink} />
                    <span className="switch-name">{criterion.name}</span>
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
      </Modal.Body>
      <div className="filter-sheet-foot">
        <p role="status">
          {chosen.length > 0 && hidden !== null && <span>{hiddenLine(hidden)}</span>}
        </p>
        {chosen.length > 0 && (
          <button type="button" className="btn btn-link" onClick={clear}>
            Azzera
          </button>
        )}
        <button ref={done} type="button" className="btn btn-primary" onClick={onClose}>
          Fatto
        </button>
      </div>
    </Modal>
  );
}
