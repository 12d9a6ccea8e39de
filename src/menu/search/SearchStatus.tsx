import type { Ref } from 'react';
import type { Product } from '../../domain/product/product';
import type { SearchResult } from './engine/search-menu';
import { statusLine } from './status-line';

type SearchStatusProps = {
  /** Null before anything is searched for. */
  result: SearchResult | null;
  /** The dishes of the result that the filter does not hide. */
  shown: readonly Product[];
  ref: Ref<HTMLParagraphElement>;
};

/** What was found, and what was searched for instead of a slip. The element always exists: a screen reader reads its changes. */
export function SearchStatus({ result, shown, ref }: SearchStatusProps) {
  return (
    <p className="search-status" role="status" tabIndex={-1} ref={ref}>
      {result?.understood && (
        <span>
          Risultati per <strong>{`«${result.understood}»`}</strong>:{' '}
        </span>
      )}
      {result && <span>{statusLine(result, shown)}</span>}
    </p>
  );
}
