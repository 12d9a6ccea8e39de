import { type MouseEvent, useLayoutEffect } from 'react';
import { release } from '../../data/menu/root-attributes';
import { type Criterion, idsOf } from '../../domain/filter/criteria';
import { showWhole } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { setChoice, useChoice } from '../choice-store';
import { filterTexts } from '../filter-texts';

/** The choice as chips below the tabs, always visible while the filter is on. A tap removes one. */
export function ChoiceStrip() {
  const { t } = useTexts();
  const choice = useChoice();
  const shown = choice.criteria.length > 0;
  // Releases the space that the page's first script has reserved for the strip.
  useLayoutEffect(() => {
    if (shown) release('avoided');
  }, [shown]);
  if (!shown) return null;

  function remove({ id }: Criterion, event: MouseEvent<HTMLButtonElement>) {
    // The button is about to be removed: the focus moves to its neighbour, or to the page.
    const entry = event.currentTarget.parentElement;
    const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
    const nextFocus = neighbour?.querySelector('button') ?? document.getElementById('contenuto');
    setChoice(idsOf(choice).filter((each) => each !== id));
    nextFocus?.focus({ preventScroll: true });
  }

  return (
    <section className="filter-chips d-print-none" aria-label={t(filterTexts.title)}>
      <ul
        role="list"
        className="page plain-list menu-strip"
        onFocus={({ target }) => showWhole(target)}
      >
        {choice.criteria.map((criterion) => (
          <li key={criterion.id}>
            <button
              type="button"
              className="btn filter-chip"
              onClick={(event) => remove(criterion, event)}
            >
              <Icon name={criterion.iconLink} />
              <span className="visually-hidden">{`${t('Togli')}: `}</span>
              <span>{t(criterion.name)}</span>
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
