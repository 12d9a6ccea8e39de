import { Fragment, type ReactNode } from 'react';
import Pagination from 'react-bootstrap/Pagination';
import { Link } from 'react-router-dom';
import { pageNumbers } from '../../domain/staff/pages';
import { Icon } from '../../ui/Icon';
import { pageTurned } from '../list-place';
import styles from './ProductList.module.scss';

type ListPagesProps = {
  current: number;
  count: number;
  addressOf: (page: number) => string;
};

/** First, previous, numbers, next, last: links, so that a page can be bookmarked and shared. The current page has none. */
export function ListPages({ current, count, addressOf }: ListPagesProps) {
  const linkTo = (page: number, text: ReactNode) => (
    <Pagination.Item as={Link} to={addressOf(page)} state={pageTurned}>
      {text}
    </Pagination.Item>
  );
  const step = (label: string, icon: string, page: number) => {
    const text = (
      <>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </>
    );
    return page === current ? (
      <Pagination.Item disabled>{text}</Pagination.Item>
    ) : (
      linkTo(page, text)
    );
  };
  const numbered = (page: number) => {
    const text = (
      <>
        <span className="visually-hidden">Pagina </span>
        <span>{page}</span>
      </>
    );
    return page === current ? (
      <Pagination.Item active activeLabel="" aria-current="page">
        {text}
      </Pagination.Item>
    ) : (
      linkTo(page, text)
    );
  };
  return (
    <nav aria-label="Pagine">
      <Pagination className={styles.pages ?? ''}>
        {step('Prima pagina', 'chevrons-left', 1)}
        {step('Pagina precedente', 'chevron-left', Math.max(1, current - 1))}
        {pageNumbers(current, count).map((page, index) => (
          <Fragment key={page === 'gap' ? `gap-${index < 3 ? 'before' : 'after'}` : page}>
            {page === 'gap' ? <Pagination.Item disabled>…</Pagination.Item> : numbered(page)}
          </Fragment>
        ))}
        {step('Pagina successiva', 'chevron-right', Math.min(count, current + 1))}
        {step('Ultima pagina', 'chevrons-right', count)}
      </Pagination>
    </nav>
  );
}
