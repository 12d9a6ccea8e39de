import { Link } from 'react-router-dom';
import { pageNumbers } from '../../domain/staff/pages';
import { Icon } from '../../ui/Icon';
import { pageTurned } from '../list-place';
import styles from './Pagination.module.scss';
import listStyles from './ProductListPage.module.scss';

const LOOK = `btn btn-sm btn-outline-dark square ${listStyles.tool}`;

type PaginationProps = {
  current: number;
  count: number;
  addressOf: (page: number) => string;
};

/** First, previous, numbers, next, last: links, so that a page can be bookmarked and shared. */
export function Pagination({ current, count, addressOf }: PaginationProps) {
  const numbers = pageNumbers(current, count);
  const linkTo = (page: number) => ({
    className: LOOK,
    to: addressOf(page),
    state: pageTurned,
  });
  const step = (label: string, icon: string, page: number) =>
    page === current ? (
      <button type="button" className={LOOK} aria-label={label} disabled>
        <Icon name={icon} />
      </button>
    ) : (
      <Link {...linkTo(page)} aria-label={label}>
        <Icon name={icon} />
      </Link>
    );
  return (
    <nav
      className={`cluster tight ${styles.pages} ${numbers.length > 3 ? styles.many : ''}`}
      aria-label="Pagine"
    >
      <div className="row tight">
        {step('Prima pagina', 'chevrons-left', 1)}
        {step('Pagina precedente', 'chevron-left', Math.max(1, current - 1))}
      </div>
      <ul className="row tight plain-list">
        {numbers.map((page, index) => (
          <li key={page === 'gap' ? `gap-${index < 3 ? 'before' : 'after'}` : page}>
            {page === 'gap' ? (
              <span className="quiet square">…</span>
            ) : (
              <Link
                {...linkTo(page)}
                aria-label={`Pagina ${page}`}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="row tight">
        {step('Pagina successiva', 'chevron-right', Math.min(count, current + 1))}
        {step('Ultima pagina', 'chevrons-right', count)}
      </div>
    </nav>
  );
}
