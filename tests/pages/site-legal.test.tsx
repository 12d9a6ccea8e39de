import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { restaurant } from '../../src/restaurant';
import { CookiePage } from '../../src/site/legal/CookiePage';
import { PrivacyPage } from '../../src/site/legal/PrivacyPage';
import { storedEntries } from '../../src/site/legal/stored-entries';
import { TermsPage } from '../../src/site/legal/TermsPage';
import { StoriaPage } from '../../src/site/storia/StoriaPage';

function show(Page: ComponentType) {
  return render(<Page />, { wrapper: MemoryRouter }).container.textContent ?? '';
}

test.each([
  ['Privacy policy', PrivacyPage],
  ['Cookie policy', CookiePage],
  ['Termini e condizioni', TermsPage],
])('%s has one main heading, an index of its sections, and the data controller', (title, Page) => {
  show(Page);
  expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual([title]);
  const index = within(screen.getByRole('navigation', { name: 'In questa pagina' }));
  const links = index.getAllByRole('link');
  expect(links).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length);
  for (const link of links) {
    const id = (link.getAttribute('href') ?? '').split('#')[1] ?? '';
    const section = document.getElementById(id);
    expect(section?.querySelector('h2')?.textContent).toBe(link.textContent);
  }
  const controller = screen.getByRole('group');
  expect(controller.textContent).toContain(restaurant.name);
  expect(controller.textContent).toContain(restaurant.vatNumber);
});

test.each([
  [
    'cookie policy',
    CookiePage,
    ['aggiornamento: 25 giugno 2024', 'OpenStreetMap', 'Durata: 365 giorni (cookie)'],
  ],
  [
    'privacy policy',
    PrivacyPage,
    [
      'Ultimo aggiornamento: 28 novembre 2026',
      'Google Ireland Limited',
      'alla home per sapere',
      'OpenStreetMap',
      'articoli da 15 a 22',
      'dodici ore dall’ultima modifica: poi non vale più, ed è cancellata alla visita seguente',
      'con il nome di chi le ha fatte: novanta giorni',
    ],
  ],
  ['terms', TermsPage, ['26 novembre 2026', 'Per usare questo sito devi avere più di 18 anni']],
])('the %s contains its required statements', (_, Page, facts) => {
  const text = show(Page).replace(/\s+/g, ' ');
  for (const fact of facts) expect(text).toContain(fact);
});

test('the cookie policy names every entry that the code may store', () => {
  show(CookiePage);
  const named = [...document.querySelectorAll('li code')].map((c) => c.textContent);
  expect(named).toEqual(storedEntries.flatMap(({ names }) => [...names]));
});

test('the film of the history page is muted, has controls and starts only on demand', () => {
  show(StoriaPage);
  const film = document.querySelector('video');
  expect(film).toMatchObject({ controls: true, muted: true, autoplay: false, preload: 'none' });
  expect(film?.poster).toContain('film-margherita-poster');
});
