import { type MouseEvent, useLayoutEffect } from 'react';
import { allergensOf } from '../../domain/product/allergens';
import { showWhole } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { setAvoided } from './avoided-store';
import { filterTexts } from './filter-texts';
import { useAvoided } from './useAvoided';

/** The allergens to avoid as chips below the tabs, always visible while the filter is on. A tap removes one. */
export function AvoidedStrip() {
  const avoided = useAvoided();
  const shown = avoided.length > 0;
  // The room that the page's script has kept for it.
  useLayoutEffect(() => {
    if (shown) delete document.documentElement.dataset.avoided;
  }, [shown]);
  if (!shown) return null;

  function remove(id: number, event: MouseEvent<HTMLButtonElement>) {
    // The button is about to be removed: the focus moves to its neighbour, or to the page.
    const entry = event.currentTarget.parentElement;
    const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
    const nextFocus = neighbour?.querySelector('button') ?? document.getElementById('contenuto');
    setAvoided(avoided.filter((each) => each !== id));
    nextFocus?.focus({ preventScroll: true });
  }

  return (
    <section className="avoided" aria-label={filterTexts.title}>
      <ul className="avoided-strip" onFocus={({ target }) => showWhole(target)}>
        {allergensOf(avoided).map(({ id, name, iconLink }) => (
          <li key={id}>
            <button type="button" className="avoided-chip" onClick={(event) => remove(id, event)}>
              <Icon name={iconLink} />
              <span className="visually-hidden">Non evitare più: </span>
              {name}
              <Icon name="x" className="avoided-chip-x" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
