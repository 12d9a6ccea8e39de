import { Link } from 'react-router-dom';
import { dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { DishGrid, type DishGridProps } from '../dish/DishGrid';
import type { SearchResult } from './engine/search-menu';
import { type Marks, splitAtMatches } from './engine/text-marks';

type SearchResultsProps = Pick<SearchResult, 'groups' | 'marks'> &
  Omit<DishGridProps, 'products' | 'mark' | 'headingLevel'> & {
    /** The dishes of the result that the filter does not hide. */
    shown: readonly Product[];
  };

/** The dishes that match, by category, with the matches marked. */
export function SearchResults({ groups, marks, shown, ...grid }: SearchResultsProps) {
  const mark = (text: string) => <MarkedText text={text} marks={marks} />;
  const visible = new Set(shown);
  return groups.map(({ category, products }) => {
    const link = dishCategories.find(({ name }) => name === category)?.link ?? '';
    const found = products.filter((product) => visible.has(product));
    if (found.length === 0) return null;
    return (
      <section key={link} className="finding" aria-labelledby={`trovati-${link}`}>
        <h2 id={`trovati-${link}`}>
          <Link to={paths.category(link)}>{mark(category)}</Link>
        </h2>
        <DishGrid products={found} mark={mark} headingLevel={3} {...grid} />
      </section>
    );
  });
}

/** A text with the matches of a search marked. */
function MarkedText({ text, marks }: { text: string; marks: Marks }) {
  let start = 0;
  return splitAtMatches(text, marks).map((part) => {
    const key = start;
    start += part.text.length;
    // No bare text: a browser that translates the page takes it away from React.
    return part.match ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
