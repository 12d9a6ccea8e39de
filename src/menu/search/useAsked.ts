import { useEffect, useMemo, useRef } from 'react';
import { type Choice, criteria, idsOf, withCriteria } from '../../domain/criteria';
import { setChoice } from '../filter/choice-store';
import type { Asked } from './engine/read-query';

/** A criterion is added to the filter after this pause in typing. Until then its word may become another one. */
const MEANT_AFTER_MS = 700;

/**
 * Combines the criteria of a query with the phone's choice. Those in the query apply at once. Those that the filter sheet has too
 * are added to the choice for the whole menu as soon as typing stops. Removing a filter removes its words from the query.
 * @returns the choice to filter by, and the criteria that are in the query only
 */
export function useAsked(
  asked: readonly Asked[],
  choice: Choice,
  setText: (text: string) => void,
): { combined: Choice; queryOnly: readonly Asked[] } {
  const wanted = asked.map(({ criterion }) => criterion);
  const key = wanted.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke makes new criteria objects; `key` has their ids
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
