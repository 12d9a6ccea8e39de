import { useEffect, useMemo, useRef, useState } from 'react';
import { type Choice, type Criterion, criteria, idsOf, withCriteria } from '../../domain/criteria';
import { setChoice } from '../filter/choice-store';
import type { MenuIndex } from './engine/menu-index';
import type { SearchResult } from './engine/search-menu';

/** No criteria: always the same array. */
const NONE_ASKED: readonly Criterion[] = [];

const idsText = (asked: readonly Criterion[]) => asked.map(({ id }) => id).join(' ');

/**
 * Combines the criteria of a query with the phone's choice. Those in the query apply at once. Those that the filter sheet has too
 * are added to the choice for the whole menu when the typing rests. Removing them from the choice removes their words.
 * @returns the choice to filter by, and the criteria that are in the query only
 */
export function useAsked(
  index: MenuIndex | null,
  result: SearchResult | null,
  choice: Choice,
  isTyping: boolean,
  setText: (text: string) => void,
): { combined: Choice; queryOnly: readonly Criterion[] } {
  // What was understood of a refused query applies only when the guest asks for it.
  const latest = result && !result.refusal ? result.asked : NONE_ASKED;
  // Each keystroke makes new criteria objects: those of the same ids are kept, but in another menu they may hide other dishes.
  const [{ asked, from }, setKept] = useState({ asked: latest, from: index });
  if (from !== index || idsText(asked) !== idsText(latest)) setKept({ asked: latest, from: index });
  const combined = useMemo(() => withCriteria(choice, asked), [choice, asked]);

  const before = useRef(choice);
  useEffect(() => {
    const chosen = idsOf(choice);
    const isAsked = (id: string) => asked.some((each) => each.id === id);
    const removed = idsOf(before.current).filter((id) => !chosen.includes(id) && isAsked(id));
    const added = criteria.filter(({ id }) => isAsked(id) && !chosen.includes(id));
    before.current = choice;
    if (result && removed.length > 0) setText(result.without(removed));
    else if (!isTyping && added.length > 0) setChoice([...chosen, ...added.map(({ id }) => id)]);
  }, [result, asked, choice, isTyping, setText]);

  return { combined, queryOnly: asked.filter((criterion) => !choice.criteria.includes(criterion)) };
}
