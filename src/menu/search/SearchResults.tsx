import { Link } from 'react-router-dom';
import { dishCategories } from '../../domain/categories';
import type { Product } from '../../domain/product';
import type { ResultGroup, SearchResult } from '../../domain/search';
import { paths } from '../../paths';
import { DishGrid, type DishGridProps } from '../dish/DishGrid';
import { useMenuLink } from '../filter/useAvoided';
import { MarkedText } from './MarkedText';

type SearchResultsProps = SearchResult &
  Omit<DishGridProps, 'products' | 'mark'> & {
    /** The dishes of the result that the allergen filter does not hide. */
    shown: readonly Product[];
  };

/** The dishes that match, by category, with the matches marked. */
export function SearchResults({
  groups,
  corrections,
  prefixes,
  shown,
  ...grid
}: SearchResultsProps) {
  const menuLink = useMenuLink();
  const mark = (text: string) => <MarkedText text={text} prefixes={prefixes} />;
  return (
    <>
      {corrections.map(({ typed, corrected }) => (
        <p key={typed} className="search-slip">
          Nessun piatto con «{typed}»: ecco quelli con <strong>{corrected.join(', ')}</strong>.
        </p>
      ))}
      <p className="search-count" role="status">
        {countLine(groups)}
      </p>
      {dishCategories.map(({ name, link }) => {
        const inCategory = groups.find(({ category }) => category === name)?.products ?? [];
        const products = inCategory.filter((product) => shown.includes(product));
        if (products.length === 0) return null;
        return (
          <section key={link} className="finding" aria-labelledby={`trovati-${link}`}>
            <h2 id={`trovati-${link}`}>
              <Link to={menuLink(paths.category(link))}>{mark(name)}</Link>
            </h2>
            <DishGrid products={products} mark={mark} {...grid} />
          </section>
        );
      })}
    </>
  );
}

function countLine(groups: readonly ResultGroup[]): string {
  const count = groups.reduce((sum, { products }) => sum + products.length, 0);
  return count === 1 ? '1 piatto trovato' : `${count} piatti trovati`;
}
