import type { MouseEvent, ReactNode } from 'react';
import { Icon } from './Icon';
import { isPlainClick } from './navigation';

// Made once: React passes over what is the same element as before.
const FIRST = <Icon name="chevrons-left" />;
const PREVIOUS = <Icon name="chevron-left" />;
const NEXT = <Icon name="chevron-right" />;
const LAST = <Icon name="chevrons-right" />;

type PaginationProps = {
  current: number;
  count: number;
  /** Page numbers between the arrows, and gaps where some are left out. */
  numbers: readonly (number | 'gap')[];
  /** Address of a page. */
  addressOf: (page: number) => string;
  onOpen: (address: string) => void;
};

/**
 * First, previous, numbers, next, last: links, so that a page can be bookmarked and shared. They are plain ones: those of the
 * router would be rendered again with each change of the address.
 */
export function Pagination({ current, count, numbers, addressOf, onOpen }: PaginationProps) {
  function open(event: MouseEvent, page: number) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (page !== current) onOpen(addressOf(page));
  }
  const step = (label: string, icon: ReactNode, page: number) =>
    page === current ? (
      <button type="button" className="page-button" aria-label={label} disabled>
        {icon}
      </button>
    ) : (
      <a
        className="page-button"
        href={addressOf(page)}
        aria-label={label}
        onClick={(event) => open(event, page)}
      >
        {icon}
      </a>
    );
  return (
    <nav className={`pages ${numbers.length > 3 ? 'pages-many' : ''}`.trim()} aria-label="Pagine">
      <div className="pages-steps">
        {step('Prima pagina', FIRST, 1)}
        {step('Pagina precedente', PREVIOUS, Math.max(1, current - 1))}
      </div>
      <ul className="pages-numbers">
        {numbers.map((page, index) => (
          <li key={page === 'gap' ? `gap-${index < 3 ? 'before' : 'after'}` : page}>
            {page === 'gap' ? (
              <span className="page-gap">…</span>
            ) : (
              <a
                className="page-button"
                href={addressOf(page)}
                aria-label={`Pagina ${page}`}
                aria-current={page === current ? 'page' : undefined}
                onClick={(event) => open(event, page)}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className="pages-steps">
        {step('Pagina successiva', NEXT, Math.min(count, current + 1))}
        {step('Ultima pagina', LAST, count)}
      </div>
    </nav>
  );
}
