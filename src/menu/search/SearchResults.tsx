import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { useTexts } from '../../ui/texts';
import { DishGrid, type DishGridProps } from '../dish/DishGrid';
import { splitAtMatches } from './matches';
import type { SearchResult } from './search-menu';

type SearchResultsProps = Pick<SearchResult, 'groups'> &
  Omit<DishGridProps, 'products' | 'mark' | 'headingLevel' | 'place'> & {
    /** Whether a word is one that the guest searches for; without it this is the whole menu, and nothing is marked. */
    isMatch?: SearchResult['isMatch'];
    shown: readonly Product[];
    /** Whether the guest has typed on since. They fade after a moment, so only on a slow phone. */
    isOld: boolean;
  };

/** Dishes by category: the whole menu, or those that match, with the matches marked. */
export function SearchResults({ groups, isMatch, shown, isOld, ...grid }: SearchResultsProps) {
  const { t } = useTexts();
  const visible = useMemo(() => visibleGroups(groups, shown), [groups, shown]);
  // The same function until the results change: otherwise every key would render all cards again.
  const mark = useMemo(() => isMatch && ((text: string) => highlight(text, isMatch)), [isMatch]);
  return (
    <>
      {visible.map(({ category: { name, link }, products }, at) => (
        <section
          // Results are no moved part of the whole menu: nothing shifts when they replace it.
          key={`${link} ${Boolean(isMatch)}`}
          className="mt-4 search-found"
          data-category={link}
          data-whole={!isMatch || undefined}
          aria-busy={isOld || undefined}
          aria-labelledby={headingOf(link)}
        >
          <h2 id={headingOf(link)} className="beside gap-4 mb-0 fs-head text-center">
            <Link className="py-1 text-reset" to={paths.category(link)}>
              <span>{mark ? mark(t(name)) : t(name)}</span>
            </Link>
          </h2>
          <DishGrid
            products={products}
            headingLevel={3}
            place={at === 0 ? 'first' : 'later'}
            {...(mark ? { mark } : {})}
            {...grid}
          />
        </section>
      ))}
    </>
  );
}

/** The groups without what the filter hides. A list of which it hides nothing stays the same array: its cards do not re-render. */
function visibleGroups(groups: SearchResult['groups'], shown: readonly Product[]) {
  const isShown = new Set(shown);
  return groups.flatMap(({ category, products }) => {
    const found = products.filter((product) => isShown.has(product));
    const shownCategory = dishCategories.find(({ name }) => name === category);
    if (!shownCategory || found.length === 0) return [];
    const isWhole = found.length === products.length;
    return [{ category: shownCategory, products: isWhole ? products : found }];
  });
}

function highlight(text: string, isMatch: SearchResult['isMatch']) {
  return splitAtMatches(text, isMatch).map((part, at) => {
    const key = `${at} ${part.text}`;
    // No bare text nodes: a browser that translates the page replaces them, and React loses track of them.
    return part.match ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}

const headingOf = (link: string) => `trovati-${link}`;
