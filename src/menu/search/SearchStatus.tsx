import { type Ref, useState } from 'react';
import type { Say } from '../../domain/words/say';
import type { Elements } from '../../ui/elements';
import { useTexts } from '../../ui/texts';
import { searchTexts, unknownLine } from './FilterOffer';
import { findsNothing, nothingLine } from './NothingFound';
import type { SearchResult } from './search-menu';
import type { Search } from './useSearch';

const TOO_LONG = 'La ricerca è troppo lunga: scrivi meno parole';

/** Whether dishes name what no menu says in full: 'lievito madre' of one dough says nothing of the others. */
const isUnsaidBesideDishes = ({ isUnsaid, groups }: SearchResult) => isUnsaid && groups.length > 0;

/** The state of a search, in one line for screen readers. @param shown how many dishes it shows */
function spokenLine(result: SearchResult, shown: number, t: Say): string {
  const { forbids, title, namesAllergen, groups } = result;
  if (findsNothing(result)) return nothingLine(result, t);
  const lines = [
    forbids && t(searchTexts.excludes),
    unknownLine(result, t),
    isUnsaidBesideDishes(result) && t(searchTexts.unsaid),
    groups.length > 0 && `${title}: ${shown}`,
    namesAllergen && t(searchTexts.namesOnly),
  ];
  return lines.filter(Boolean).join('. ');
}

type SearchStatusProps = {
  search: Search;
  /** How many dishes of the result the page shows. */
  shown: number;
  isTyping: boolean;
  /** Whether the guest has typed on since: what it says fades with the results. */
  isOld: boolean;
  /** The offer of the filter. */
  children: Elements;
  ref: Ref<HTMLDivElement>;
};

/** The title of the list. Screen readers say it once, with the number of dishes, when the typing rests. */
export function SearchStatus(props: SearchStatusProps) {
  const { search, shown, isTyping, isOld, children, ref } = props;
  const result = search.status === 'found' ? search.result : null;
  const isLong = search.status === 'tooLong';
  const { t } = useTexts();
  const [said, setSaid] = useState('');
  const line = isLong ? t(TOO_LONG) : result ? spokenLine(result, shown, t) : '';
  if (!isTyping && said !== line) setSaid(line);
  return (
    <>
      <div data-search-status aria-busy={isOld || undefined} tabIndex={-1} ref={ref}>
        {children}
        {isLong && <p>{t(TOO_LONG)}</p>}
        {result && isUnsaidBesideDishes(result) && (
          <p>
            <strong>{t(searchTexts.unsaid)}</strong>
          </p>
        )}
        {result && result.groups.length > 0 && (
          <h2 className="m-0 text-break search-title">
            <span>{result.title}</span>
          </h2>
        )}
      </div>
      <p className="visually-hidden" role="status">
        <span>{said}</span>
      </p>
    </>
  );
}
