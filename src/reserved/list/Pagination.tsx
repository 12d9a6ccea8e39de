import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import styles from './Pagination.module.scss';

type PaginationProps = {
  current: number;
  count: number;
  /** Page numbers between the arrows, and gaps where some are left out. */
  numbers: readonly (number | 'gap')[];
  /** Address of a page. */
  addressOf: (page: number) => string;
  /** The navigation state of the page that opens. */
  state: unknown;
};

/** First, previous, numbers, next, last: links, so that a page can be bookmarked and shared. */
export function Pagination({ current, count, numbers, addressOf, state }: PaginationProps) {
  const linkTo = (page: number) => ({
    className: `box square ${styles.page}`,
    to: addressOf(page),
    state,
  });
  const step = (label: string, icon: string, page: number) =>
    page === current ? (
      <button type="button" className={`box square ${styles.page}`} aria-label={label} disabled>
        <Icon name={icon} />
      </button>
    ) : (
      <Link {...linkTo(page)} aria-label={label}>
        <Icon name={icon} />
      </Link>
    );
  return (
    <nav
      className={`cluster ${styles.pages} ${numbers.length > 3 ? styles.many : ''}`}
      aria-label="Pagine"
    >
      <div className={`row ${styles.group}`}>
        {step('Prima pagina', 'chevrons-left', 1)}
        {step('Pagina precedente', 'chevron-left', Math.max(1, current - 1))}
      </div>
      <ul className={`row plain-list ${styles.group}`}>
        {numbers.map((page, index) => (
          <li key={page === 'gap' ? `gap-${index < 3 ? 'before' : 'after'}` : page}>
            {page === 'gap' ? (
              <span className="quiet square">…</span>
            ) : (
              <Link
                {...linkTo(page)}
                aria-label={`Pagina ${page}`}
                aria-current={page === current ? 'page' : undefined}
                onClick={(event) =>
                  page === current && !event.ctrlKey && !event.metaKey && event.preventDefault()
                }
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className={`row ${styles.group}`}>
        {step('Pagina successiva', 'chevron-right', Math.min(count, current + 1))}
        {step('Ultima pagina', 'chevrons-right', count)}
      </div>
    </nav>
  );
}
