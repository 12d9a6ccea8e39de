import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { asksForUnknown, withChoice } from '../../domain/choice';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { refreshChoice, useChoice } from './choice-store';
import { keepChoiceOfAddress, readKept } from './kept-choice';

/** Writes the choice after the address's '#', which no server and no log ever sees: allergies are health data. */
function writeAddress(): void {
  const { pathname, search, hash } = window.location;
  const next = withChoice(hash, readKept());
  if (next === hash) return;
  window.history.replaceState(window.history.state ?? {}, '', pathname + search + next);
}

/**
 * Keeps the choice and the address in sync. The address with which a visitor enters the menu adds to the choice. From then
 * on the choice sets the address, so that going back to an earlier page does not restore a removed filter. Announces the
 * active filter to screen readers, and shows a notice if a link asks for something unknown.
 */
export function AddressNotice() {
  const choice = useChoice();
  const location = useLocation();
  const entered = useRef(false);
  const [unknown, setUnknown] = useState(false);
  const filter = choice.criteria.map(({ name }) => name).join(', ');

  // Before the browser paints: a dish that the address asks to hide must never be visible.
  useLayoutEffect(() => {
    // A history entry without state comes from no page of ours: a link was pasted into this tab.
    const isEntering = !entered.current || window.history.state === null;
    entered.current = true;
    // Only adds criteria: a link from somebody else must not show what this visitor avoids.
    if (isEntering) {
      keepChoiceOfAddress();
      setUnknown(asksForUnknown(location.hash));
    }
    refreshChoice();
  }, [location]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has another address to write to
  useEffect(writeAddress, [choice, location]);

  function close() {
    setUnknown(false);
    // The button is about to be removed.
    document.getElementById('contenuto')?.focus({ preventScroll: true });
  }

  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {filter && <span>{`Filtro attivo: ${filter}.`}</span>}
      </p>
      {unknown && (
        <div className="screen-only">
          <div className="box cluster flush menu-note">
            <Icon name="info" />
            <p role="alert">
              Il link chiede di evitare anche qualcosa che non conosciamo. Controlla «Allergie e
              dieta» e chiedi al personale.
            </p>
            <Button link onClick={close}>
              Ho capito
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
