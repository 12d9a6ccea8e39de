import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RouterHost } from '../../src/ui/router';
// Imported in advance: with fake timers the dynamic import would not load.
import '../../src/domain/today/opening-words';
import { paths } from '../../src/paths';
import { addressLine, mapsLink, ownHouse, restaurant } from '../../src/restaurant';
import { HomePage } from '../../src/site/home/HomePage';
import { NotFoundPage } from '../../src/site/NotFoundPage';
import { PublicLayout } from '../../src/site/PublicLayout';
import { StoriaPage } from '../../src/site/storia/StoriaPage';

function site(address: string) {
  const router = createMemoryRouter(
    [
      {
        Component: PublicLayout,
        children: [
          { path: paths.home, Component: HomePage },
          { path: paths.storia, Component: StoriaPage },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  return <RouterHost router={router} />;
}

const forgetConsent = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'cookieConsent=; Max-Age=0; Path=/';
};
const notice = () => screen.queryByRole('region', { name: 'Avviso sui cookie' });

beforeEach(forgetConsent);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the navbar leads to its pages and marks the open one; the footer has what the law requires', () => {
  render(site(paths.storia));
  const links = within(screen.getByRole('navigation', { name: 'Principale' })).getAllByRole('link');
  const seen = links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]);
  expect(seen).toEqual([
    ['Home', paths.home, null],
    ['Storia', paths.storia, 'page'],
    ['Menù', paths.menu, null],
    ['Contatti', paths.contatti, null],
  ]);
  const footer = within(screen.getByRole('contentinfo'));
  footer.getByText(addressLine);
  footer.getByText(`P.IVA ${restaurant.vatNumber}`);
  footer.getByText(`© ${restaurant.copyrightYear} ${restaurant.name}`);
  footer.getByText('Le immagini sono illustrative');
  const href = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
  expect(href(ownHouse.phone.shown)).toBe(ownHouse.phone.href);
  expect(href('Privacy policy')).toBe(paths.privacyPolicy);
  expect(href('Cookie policy')).toBe(paths.cookiePolicy);
  expect(href('Termini e condizioni')).toBe(paths.terms);
  expect(href('Area Riservata')).toBe(paths.login);
  for (const social of restaurant.socials) expect(href(social.name)).toBe(social.href);
  expect(href('WhatsApp')).toBe('https://wa.me/390510000000');
});

test('the prerendered page has no cookie notice or opening line; hydration adds both', async () => {
  vi.useFakeTimers({ now: new Date('2024-06-01T20:00:00Z'), toFake: ['Date'] });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(site(paths.home));
  expect(container.textContent).not.toContain('Questo sito usa solo cookie essenziali');
  expect(container.textContent).not.toContain('Aperto ora');
  expect(container.textContent).toContain('La vera pizza');

  const root = await act(async () => hydrateRoot(container, site(paths.home)));
  expect(await screen.findByText('Aperto ora · chiude alle 02:00')).toBeTruthy();
  expect(notice()).not.toBeNull();
  await act(async () => root.unmount());
  container.remove();
});

test('OK dismisses the cookie notice, sets the cookie for a year and moves the focus', async () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  render(site(paths.storia));
  expect(notice()?.textContent).toContain('Questo sito usa solo cookie essenziali');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(notice()).toBeNull();
  expect(set).toHaveBeenCalledExactlyOnceWith(
    'cookieConsent=acknowledged; Max-Age=31536000; Path=/; SameSite=Lax',
  );
  expect(document.activeElement).toBe(screen.getByRole('main'));
  cleanup();
  render(site(paths.storia));
  expect(notice()).toBeNull();
});

describe('the home page', () => {
  test('updates the opening line as time passes', async () => {
    // The code of the line is loaded lazily, so setTimeout stays real.
    const toFake = ['Date', 'setInterval', 'clearInterval'] as const;
    vi.useFakeTimers({ now: new Date('2024-06-01T14:59:50Z'), toFake: [...toFake] });
    render(site(paths.home));
    await screen.findByText('Chiuso · apre alle 17:00');
    act(() => void vi.advanceTimersByTime(20_000));
    await screen.findByText('Aperto ora · chiude alle 02:00');
  });

  test('says how to get there, what is asked before coming if it is known, and whom coeliacs ask', () => {
    render(site(paths.home));
    const reach = within(screen.getByRole('region', { name: 'Come raggiungerci' }));
    expect(reach.getByText(addressLine)).toBeTruthy();
    expect(reach.getByText('17:00 – 02:00')).toBeTruthy();
    expect(reach.getByRole('link', { name: restaurant.email })).toBeTruthy();
    expect(reach.getByRole('link', { name: 'Apri in Maps' }).getAttribute('href')).toBe(mapsLink);
    expect(reach.getByText(restaurant.directions)).toBeTruthy();
    const answers = within(screen.getByRole('region', { name: 'Prima di venire' }));
    const terms = answers.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Celiachia', 'Coperto e servizio', 'Parcheggio']);
    answers.getByText('Per la celiachia chiedi al personale.');
    expect(answers.getByRole('link').getAttribute('href')).toBe(ownHouse.phone.href);
    answers.getByText('Coperto € 2,00 a persona · Servizio 10 %');
  });

  test('keeps the drawn map if OpenStreetMap does not respond, and says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    render(site(paths.home));
    const button = screen.getByRole('button', { name: 'Mostra la mappa' });
    await userEvent.click(button);
    expect(await screen.findByText(/^La mappa non si è caricata/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /Disegno, non in scala/ })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('describes the restaurant to search engines', async () => {
    render(site(paths.home));
    const schema = document.querySelector('script[type="application/ld+json"]');
    await waitFor(() => expect(schema?.textContent).toBeTruthy(), { timeout: 3_000 });
    expect(JSON.parse(schema?.textContent ?? '')).toMatchObject({
      '@type': 'Restaurant',
      name: restaurant.name,
      telephone: ownHouse.phone.href.replace('tel:', ''),
      hasMenu: `${restaurant.url}/menu`,
      menu: `${restaurant.url}/menu`,
      amenityFeature: [{ name: 'Parcheggio', value: true }],
      priceRange: restaurant.priceRange,
      sameAs: [...restaurant.socials.map(({ href }) => href), 'https://wa.me/390510000000'],
      geo: restaurant.position,
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ dayOfWeek: 'Sunday', opens: '17:00', closes: '02:00' }),
      ]),
    });
  });
});
