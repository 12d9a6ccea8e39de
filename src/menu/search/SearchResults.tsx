import { Link } from 'react-router-dom';
import { dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { DishGrid, type DishGridProps } from '../dish/DishGrid';
import type { SearchResult } from './engine/search-menu';
import { splitAtMatches } from './engine/words';
import styles from './search.module.scss';

type SearchResultsProps = Pick<SearchResult, 'groups' | 'isMatch'> &
  Omit<DishGridProps, 'products' | 'mark' | 'headingLevel'> & {
    /** The dishes of the result that the filter does not hide. */
    shown: readonly Product[];
  };

/** The dishes that match, by category, with the matches marked. */
export function SearchResults({ groups, isMatch, shown, ...grid }: SearchResultsProps) {
  const mark = (text: string) =>
    splitAtMatches(text, isMatch).map((part, at) => {
      const key = `${at} ${part.text}`;
      // No bare text nodes: a browser that translates the page replaces them, and React loses track of them.
      return part.match ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
    });
  const visible = new Set(shown);
  return groups.map(({ category, products }) => {
    const link = dishCategories.find(({ name }) => name === category)?.link ?? '';
    const found = products.filter((product) => visible.has(product));
    if (found.length === 0) return null;
    return (
      <section key={link} className={styles.found} aria-labelledby={`trovati-${link}`}>
        <h2 id={`trovati-${link}`}>
          <Link to={paths.category(link)}>{mark(category)}</Link>
        </h2>
        <DishGrid products={found} mark={mark} headingLevel={3} {...grid} />
      </section>
    );
  });
}
