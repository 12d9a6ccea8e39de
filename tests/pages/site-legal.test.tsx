import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { restaurant } from '../../src/restaurant';
import { CookiePage } from '../../src/site/legal/CookiePage';
import { PrivacyPage } from '../../src/site/legal/PrivacyPage';
import { TermsPage } from '../../src/site/legal/TermsPage';
import { StoriaPage } from '../../src/site/storia/StoriaPage';

function show(Page: ComponentType) {
  return render(<Page />, { wrapper: MemoryRouter }).container.textContent ?? '';
}

describe.each([
  ['Privacy policy', PrivacyPage],
  ['Cookie policy', CookiePage],
  ['Termini e condizioni', TermsPage],
])('%s', (title, Page) => {
  test('has one main heading, and an index that links to every section', () => {
    show(Page);
    expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual([title]);
    const index = within(screen.getByRole('navigation', { name: 'In questa pagina' }));
    const links = index.getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(links.map((link) => link.textContent)).toEqual(headings.map((h) => h.textContent));
    for (const link of links) {
      const id = (link.getAttribute('href') ?? '').split('#')[1] ?? '';
      const section = document.getElementById(id);
      expect(section?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
  });

  test('names the data controller and how to reach them', () => {
    show(Page);
    const controller = screen.getByRole('group');
    expect(controller.textContent).toContain(restaurant.name);
    expect(controller.textContent).toContain(restaurant.vatNumber);
  });
});

test('the cookie policy shows its date and lists what the browser stores', () => {
  const text = show(CookiePage);
  expect(text).toContain('Ultimo aggiornamento: 25 giugno 2024');
  for (const name of [
    'cookieConsent',
    'menuVersion',
    'menuTonight',
    'currentUser',
    'antipastiItems',
  ]) {
    expect(screen.getByText(name).tagName).toBe('CODE');
  }
  expect(text).toContain('365 giorni');
  expect(text).toContain('OpenStreetMap');
});

test('the privacy policy names the processor, the rights and the supervisory authority', () => {
  const text = show(PrivacyPage);
  for (const fact of [
    'Firebase',
    'Google Ireland Limited',
    'OpenStreetMap',
    'articoli da 15 a 22',
    'Garante per la protezione dei dati personali',
    'non usiamo strumenti di analisi',
  ]) {
    expect(text.replace(/\s+/g, ' ')).toContain(fact);
  }
});

describe('the history page', () => {
  test('has a text of 350 to 500 words', () => {
    show(StoriaPage);
    const texts = [...document.querySelectorAll('.storia-text p')].map((p) => p.textContent);
    const words = texts.join(' ').trim().split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(500);
  });

  test('has a film that is muted, has controls and starts only on demand', () => {
    show(StoriaPage);
    const film = document.querySelector('video');
    expect(film).toMatchObject({ controls: true, muted: true, autoplay: false, preload: 'none' });
    expect(film?.poster).toContain('film-margherita-poster');
    expect(film).toHaveProperty('width', 1280);
    expect(film).toHaveProperty('height', 720);
  });
});
