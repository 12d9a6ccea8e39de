import { Link } from 'react-router-dom';
import { dishCategories } from '../../domain/categories';
import type { Product } from '../../domain/product';
import type { Finding, SearchResult } from '../../domain/search';
import { paths } from '../../paths';
import { DishGrid, type DishGridProps } from '../dish/DishGrid';
import { useMenuLink } from '../filter/useAvoided';
import { MarkedText } from './MarkedText';

type FindingsProps = SearchResult &
  Omit<DishGridProps, 'products' | 'mark'> & {
    /** The found dishes that the allergen filter leaves. */
    shown: readonly Product[];
  };

/** What was found, category by category, with the hits marked. */
export function Findings({ findings, slips, words, shown, ...grid }: FindingsProps) {
  const menuLink = useMenuLink();
  const mark = (text: string) => <MarkedText text={text} words={words} />;
  return (
    <>
      {slips.map(({ typed, meant }) => (
        <p key={typed} className="search-slip">
          Nessun piatto con «{typed}»: ecco quelli con <strong>{meant.join(', ')}</strong>.
        </p>
      ))}
      <p className="search-count" role="status">
        {countLine(findings)}
      </p>
      {dishCategories.map(({ name, link }) => {
        const found = findings.find(({ category }) => category === name)?.products ?? [];
        const products = found.filter((product) => shown.includes(product));
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

function countLine(findings: readonly Finding[]): string {
  const count = findings.reduce((sum, { products }) => sum + products.length, 0);
  return count === 1 ? '1 piatto trovato' : `${count} piatti trovati`;
}
