import { useEffect, useMemo, useRef } from 'react';
import { type Choice, idsOf, withCriteria } from '../../domain/criteria';
import { setChoice } from '../filter/choice-store';
import type { Asked } from './engine/read-query';

/** After this time without a key a criterion is meant, not only typed past. */
const MEANT_AFTER_MS = 700;

/** The criteria of the sheet have one of its ids; those that only a query knows go with the query. */
const isOfSheet = (id: string) => /^(?:\d+|vegani|vegetariani)$/.test(id);

/**
 * Brings the criteria of a query and the phone's choice together: what is typed counts at once, and is put on as a filter
 * for the whole menu as soon as the typing stops. A filter that is taken off takes its words out of the query.
 * @returns the choice to filter by, and the criteria that stand in the query alone
 */
export function useAsked(
  asked: readonly Asked[],
  choice: Choice,
  setText: (text: string) => void,
): { combined: Choice; queryOnly: readonly Asked[] } {
  // The ids stand for the criteria: each key makes new objects.
  const key = asked.map(({ criterion }) => criterion.id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const combined = useMemo(
    () =>
      withCriteria(
        choice,
        asked.map(({ criterion }) => criterion),
      ),
    [choice, key],
  );
  const meant = asked.filter(({ criterion, whole }) => whole && isOfSheet(criterion.id));
  const meantIds = meant.map(({ criterion }) => criterion.id).join(' ');

  const before = useRef(choice);
  useEffect(() => {
    const removed = asked.find(
      ({ criterion: { id } }) => idsOf(before.current).includes(id) && !idsOf(choice).includes(id),
    );
    before.current = choice;
    if (removed) setText(removed.without);
  }, [choice, asked, setText]);

  useEffect(() => {
    const ids = meantIds.split(' ').filter((id) => id !== '' && !idsOf(choice).includes(id));
    if (ids.length === 0) return;
    const timer = setTimeout(() => setChoice([...idsOf(choice), ...ids]), MEANT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [meantIds, choice]);

  const queryOnly = asked.filter(({ criterion }) => !idsOf(choice).includes(criterion.id));
  return { combined, queryOnly };
}
