import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { categories } from '../../domain/product/categories';
import { paths } from '../../paths';
import { focusWithoutScrolling, showWhole } from '../../ui/focus';
import { useTexts } from '../../ui/texts';
import { showCurrentTab } from './current-tab';

const tabs = [
  { name: 'Tutto', link: '', to: paths.search },
  ...categories.map(({ name, link }) => ({ name, link, to: paths.category(link) })),
];

/** The part of the whole menu that holds a category. @param link the category's */
const partOf = (link: string) => document.querySelector<HTMLElement>(`[data-category="${link}"]`);

/**
 * Lays out the category before a part, the part, and those below it that a screen shows: a dish that has only its guessed height until
 * it is seen would move what is below it.
 */
function layOutFrom(part: HTMLElement): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-category]')];
  const from = parts.indexOf(part);
  let room = window.innerHeight;
  for (const [at, each] of parts.entries()) {
    if (at < from - 1 || room <= 0) continue;
    each.dataset.reached = '';
    if (at >= from) room -= each.offsetHeight;
  }
}

/** The category of the whole menu that is being read: the last whose heading has reached the bars; '' above the first one. */
function readCategory(): string {
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const parts = [...document.querySelectorAll<HTMLElement>('[data-category]')];
  const reached = parts.filter((part) => part.getBoundingClientRect().top <= bars + 24);
  return reached.at(-1)?.dataset.category ?? '';
}

/**
 * The strip of categories below the bar, the whole menu first: scrolls sideways and keeps the current one in view. On the page of
 * the whole menu it says which category is being read, and leads to the others on the same page.
 */
export function CategoryTabs() {
  const { t } = useTexts();
  const strip = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const isWhole = pathname === paths.search;
  const [read, setRead] = useState('');
  const current = isWhole ? read : '';

  useEffect(() => {
    if (!isWhole) return;
    let frame = 0;
    function follow() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setRead(readCategory()));
    }
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
      setRead('');
    };
  }, [isWhole]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or category is another current tab
  useEffect(() => {
    const show = () => showCurrentTab(strip.current);
    show();
    // A phone that is turned.
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [pathname, current]);

  function lead(event: MouseEvent, link: string) {
    const part = isWhole && link !== '' ? partOf(link) : null;
    if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    layOutFrom(part);
    part.scrollIntoView();
    focusWithoutScrolling(part.querySelector('h2'));
  }

  return (
    <nav className="menu-tabs d-print-none" aria-label={t('Categorie')}>
      <ul
        role="list"
        ref={strip}
        className="page plain-list menu-strip"
        data-tabs
        data-read={current || undefined}
        onFocus={({ target }) => showWhole(target)}
      >
        {tabs.map(({ name, link, to }) => (
          <li key={to}>
            <NavLink
              className="tap text-nowrap text-decoration-none"
              to={to}
              end
              {...(link !== '' && link === current && { 'data-read': '' })}
              onClick={(event) => lead(event, link)}
            >
              {t(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
