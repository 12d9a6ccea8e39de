import { useEffect, useMemo, useRef } from 'react';
import { type Choice, criteria, idsOf, withCriteria } from '../../domain/criteria';
import { setChoice } from '../filter/choice-store';
import type { Asked } from './engine/read-query';

/** After this time without a key a criterion is meant, not only typed past. */
const MEANT_AFTER_MS = 700;

/**
 * Brings the criteria of a query and the phone's choice together: what is typed counts at once, and what the sheet has too is
 * put on as a filter for the whole menu as soon as the typing stops. A filter that is taken off takes its words out of the query.
 * @returns the choice to filter by, and the criteria that stand in the query alone
 */
export function useAsked(
  asked: readonly Asked[],
  choice: Choice,
  setText: (text: string) => void,
): { combined: Choice; queryOnly: readonly Asked[] } {
  const wanted = asked.map(({ criterion }) => criterion);
  const key = wanted.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the criteria, of which each key makes new objects
  const combined = useMemo(() => withCriteria(choice, wanted), [choice, key]);
  const chosen = idsOf(choice);
  const newIds = asked
    .filter(({ criterion, whole }) => whole && criteria.includes(criterion))
    .map(({ criterion }) => criterion.id)
    .filter((id) => !chosen.includes(id))
    .join(' ');

  const before = useRef(choice);
  useEffect(() => {
    const removed = asked.find(
      ({ criterion: { id } }) => idsOf(before.current).includes(id) && !idsOf(choice).includes(id),
    );
    before.current = choice;
    if (removed) setText(removed.without);
  }, [choice, asked, setText]);

  useEffect(() => {
    if (newIds === '') return;
    const add = () => setChoice([...idsOf(choice), ...newIds.split(' ')]);
    const timer = setTimeout(add, MEANT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [newIds, choice]);

  return { combined, queryOnly: asked.filter(({ criterion }) => !chosen.includes(criterion.id)) };
}
