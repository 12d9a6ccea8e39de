import { useRef } from 'react';
import CloseButton from 'react-bootstrap/CloseButton';
import Modal from 'react-bootstrap/Modal';
import { allergens } from '../../domain/product/allergens';
import { Icon } from '../../ui/Icon';
import { setAvoided } from './avoided-store';
import { filterTexts, hiddenLine } from './filter-texts';
import './filter-sheet.scss';
import { useAvoided } from './useAvoided';

export type FilterSheetProps = {
  open: boolean;
  onClose: () => void;
  /** How many dishes of the page the choice hides, null while they are not loaded. */
  hiddenCount: number | null;
};

/** The fourteen allergens as switches: a bottom sheet on a phone, a dialog on a desktop. A change applies at once. */
export function FilterSheet({ open, onClose, hiddenCount }: FilterSheetProps) {
  const avoided = useAvoided();
  const done = useRef<HTMLButtonElement>(null);

  function clear() {
    setAvoided([]);
    // The button of this action is removed.
    done.current?.focus();
  }

  function toggle(id: number) {
    setAvoided(avoided.includes(id) ? avoided.filter((each) => each !== id) : [...avoided, id]);
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
        <p id="filter-hides">{filterTexts.hides}</p>
        <ul className="switches" aria-labelledby="filter-hides">
          {allergens.map(({ id, name, iconLink }) => (
            <li key={id}>
              <label className="switch">
                <Icon name={iconLink} />
                <span className="switch-name">{name}</span>
                <input
                  type="checkbox"
                  role="switch"
                  checked={avoided.includes(id)}
                  aria-checked={avoided.includes(id)}
                  onChange={() => toggle(id)}
                />
              </label>
            </li>
          ))}
        </ul>
      </Modal.Body>
      <div className="filter-sheet-foot">
        <p role="status">{avoided.length > 0 && hiddenCount !== null && hiddenLine(hiddenCount)}</p>
        {avoided.length > 0 && (
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
