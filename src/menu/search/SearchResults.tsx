import { Link } from 'react-router-dom';
import { dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { DishGrid, type DishGridProps } from '../dish/DishGrid';
import type { SearchResult } from './engine/search-menu';
import { type Marks, splitAtMatches } from './engine/text-marks';
import { namesOf } from './status-line';

type SearchResultsProps = Pick<SearchResult, 'groups' | 'named' | 'marks'> &
  Omit<DishGridProps, 'products' | 'mark' | 'headingLevel'> & {
    /** The dishes of the result that the allergen filter does not hide. */
    shown: readonly Product[];
    /** How many of them are rendered at most. */
    most: number;
  };

/** The dishes that match, by category, with the matches marked; then those that declare the allergens of the query. */
export function SearchResults({ groups, named, marks, shown, most, ...grid }: SearchResultsProps) {
  const visible = new Set(shown.slice(0, most));
  const visibleOf = (products: readonly Product[]) => products.filter((each) => visible.has(each));
  const mark = (text: string) => <MarkedText text={text} marks={marks} />;
  const list = { ...grid, mark, headingLevel: 3 } as const;

  const findings = groups
    .map(({ category, products }) => ({ category, products: visibleOf(products) }))
    .filter(({ products }) => products.length > 0);
  const declaring = visibleOf(named?.products ?? []);
  return (
    <>
      {findings.map(({ category, products }) => {
        const link = dishCategories.find(({ name }) => name === category)?.link ?? '';
        return (
          <section key={link} className="finding" aria-labelledby={`trovati-${link}`}>
            <h2 id={`trovati-${link}`}>
              <Link to={paths.category(link)}>{mark(category)}</Link>
            </h2>
            <DishGrid products={products} {...list} />
          </section>
        );
      })}
      {named && declaring.length > 0 && (
        <section className="finding" aria-labelledby="dichiarano">
          <h2 id="dichiarano">
            <span>
              {`${findings.length > 0 ? 'Altri piatti' : 'Piatti'} che dichiarano: ${namesOf(named.allergens)}`}
            </span>
          </h2>
          <DishGrid products={declaring} {...list} />
        </section>
      )}
    </>
  );
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
