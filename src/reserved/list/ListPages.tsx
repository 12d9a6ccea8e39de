import type { ReactNode } from 'react';
import Pagination from 'react-bootstrap/Pagination';
import { Link } from 'react-router-dom';
import { pageTurned } from '../list-place';
import styles from './ProductList.module.scss';
import { pageNumbers } from './pages';

type ListPagesProps = {
  current: number;
  count: number;
  addressOf: (page: number) => string;
};

/** First, previous, numbers, next, last: links, so that a page can be bookmarked and shared. The current page has none. */
export function ListPages({ current, count, addressOf }: ListPagesProps) {
  const item = (page: number, label: string, text: ReactNode, isStep = false) => {
    const content = (
      <>
        <span aria-hidden="true">{text}</span>
        <span className="visually-hidden">{label}</span>
      </>
    );
    if (page !== current) {
      return (
        <Pagination.Item key={label} as={Link} to={addressOf(page)} state={pageTurned}>
          {content}
        </Pagination.Item>
      );
    }
    const state = isStep
      ? { disabled: true }
      : { active: true, activeLabel: '', 'aria-current': 'page' as const };
    return (
      <Pagination.Item key={label} {...state}>
        {content}
      </Pagination.Item>
    );
  };
  return (
    <nav aria-label="Pagine">
      <Pagination
        role="list"
        className={`flex-wrap justify-content-center mt-3 mb-0 ${styles.pages}`}
      >
        {item(1, 'Prima pagina', '«', true)}
        {item(Math.max(1, current - 1), 'Pagina precedente', '‹', true)}
        {pageNumbers(current, count).map((page, index) =>
          page === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
            <Pagination.Item key={`gap-${index}`} disabled aria-hidden>
              …
            </Pagination.Item>
          ) : (
            item(page, `Pagina ${page}`, page)
          ),
        )}
        {item(Math.min(count, current + 1), 'Pagina successiva', '›', true)}
        {item(count, 'Ultima pagina', '»', true)}
      </Pagination>
    </nav>
  );
}
