import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withChoice } from '../../domain/filter/choice';
import { useTexts } from '../../ui/texts';
import { refreshChoice, useChoice } from '../choice-store';
import { addChoiceOfAddress, readStoredChoice } from '../stored-choice';

/** Writes the choice after the address's '#', which no server and no log ever sees: allergies are health data. */
function writeAddress(): void {
  const { pathname, search, hash } = window.location;
  const next = withChoice(hash, readStoredChoice());
  if (next === hash) return;
  window.history.replaceState(window.history.state ?? {}, '', pathname + search + next);
}

/**
 * Keeps the choice and the address in sync. The address with which a visitor enters the menu adds to the choice. From then
 * on the choice sets the address, so that going back to an earlier page does not restore a removed filter. Announces the
 * active filter to screen readers, and that there is none any more.
 */
export function AddressFilter() {
  const { t } = useTexts();
  const choice = useChoice();
  const location = useLocation();
  const entered = useRef(false);
  const filter = choice.criteria.map(({ name }) => t(name)).join(', ');
  const [wasOn, setWasOn] = useState(false);
  if (filter && !wasOn) setWasOn(true);

  // Before the browser paints: a dish that the address asks to hide must never be visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may enter with another address
  useLayoutEffect(() => {
    // A history entry without state comes from no page of ours: a link was pasted into this tab.
    const isEntering = !entered.current || window.history.state === null;
    entered.current = true;
    // Only adds criteria: a link from somebody else must not show what this visitor avoids.
    if (isEntering) addChoiceOfAddress();
    refreshChoice();
  }, [location]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has another address to write to
  useEffect(writeAddress, [choice, location]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {wasOn && (
        <span>
          {filter ? t('Filtro attivo: {filter}.', { filter }) : t('Nessun filtro attivo.')}
        </span>
      )}
    </p>
  );
}
