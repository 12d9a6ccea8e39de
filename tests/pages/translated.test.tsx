import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { setChoice } from '../../src/menu/choice-store';
import { paths } from '../../src/paths';
import { ProductListPage } from '../../src/reserved/list/ProductListPage';
import { dish, product } from '../product';
import { openMenu, shownNames, startVisits, visitWith } from './menu/visit';
import { click, line, openReserved, question, startServer, tap, uid } from './reserved/reserved';

let observer: MutationObserver | undefined;
afterEach(() => observer?.disconnect());

/** Acts like a browser's translator: moves every text into an element of its own, also a text that is added or changed later. */
function translate(): void {
  const skipped = '[translate="no"], font, script, style, noscript, svg';
  function wrap(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.isConnected || !text.nodeValue?.trim()) continue;
      if (text.parentElement?.closest(skipped)) continue;
      const moved = document.createElement('font');
      text.parentNode?.replaceChild(moved, text);
      moved.append(text.nodeValue);
    }
  }
  wrap(document.body);
  observer = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      for (const node of addedNodes) wrap(node);
      if (target instanceof Text) wrap(target);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

const isTranslated = () =>
  waitFor(() => expect(document.querySelectorAll('main font').length).toBeGreaterThan(5));

describe('a translated menu', () => {
  startVisits();

  test('says the truth after a filter, a dish and another category', async () => {
    const starter = (nome: string, allergeni: number[]) =>
      dish({ nome, allergeni, categoria: 'Antipasti' });
    const cake = dish({ nome: 'Torta', allergeni: [7], categoria: 'Dolci' });
    visitWith([starter('Olive', []), starter('Caprese', [7]), starter('Supplì', [1, 7]), cake]);
    openMenu('/menu/antipasti');
    translate();
    await isTranslated();
    act(() => setChoice(['7']));
    expect(shownNames()).toEqual(['Olive']);
    const status = () => document.querySelector('[data-bar] [role=status]')?.textContent;
    await waitFor(() => expect(status()).toBe('2 nascosti'));
    await click('Mostra');
    await waitFor(() => expect(status()).toBe('Anche 2 nascosti'));
    fireEvent.click(screen.getByRole('link', { name: 'Caprese' }));
    const opened = await screen.findByRole('dialog', { name: 'Caprese' });
    await waitFor(() => expect(opened.textContent).toContain('Latte e derivati'));
    fireEvent.click(within(opened).getByRole('button', { name: 'Chiudi' }));
    act(() => setChoice(['1']));
    await waitFor(() => expect(status()).toBe('1 nascosto'));
    fireEvent.click(screen.getByRole('link', { name: 'Dolci' }));
    await waitFor(() => expect(shownNames()).toEqual(['Torta']));
    await waitFor(() => expect(status()).toBe('0 nascosti'));
  });
});

describe("staff's translated list", () => {
  startServer(() => ({
    [`staff/${uid}`]: {},
    'meta/menu': { version: new Date('2026-01-01') },
    'prodotti/marinara': product({ nome: 'Marinara' }),
    'prodotti/margherita': product(),
  }));

  test('says the truth after searches, a status, a deletion and its undo', async () => {
    openReserved([{ path: paths.reserved, Component: ProductListPage }], paths.reserved);
    await screen.findByText('2 piatti');
    translate();
    await isTranslated();
    const box = screen.getByRole('searchbox', { name: 'Cerca un prodotto' });
    for (const [query, said] of [
      ['xyzzy', 'Nessun prodotto trovato'],
      ['margherita', '1 piatto'],
      ['', '2 piatti'],
    ]) {
      fireEvent.change(box, { target: { value: query } });
      await screen.findByText(said ?? '');
    }
    const words = () => document.querySelector('[data-product=margherita] [data-words]');
    await click('Margherita');
    await screen.findByRole('form', { name: 'Cambia Margherita' });
    const button = (name: string | RegExp) =>
      within(screen.getByRole('form', { name: 'Cambia Margherita' })).getByRole('button', { name });
    await tap(button('Esaurito stasera'));
    await waitFor(() => expect(words()?.textContent).toBe('Esaurito stasera'));
    await waitFor(() => expect(button('Esaurito stasera').ariaPressed).toBe('true'));
    await tap(button('Disponibile'));
    await waitFor(() => expect(words()?.textContent ?? '').toBe(''));
    await waitFor(() => expect(line()).toContain('Margherita: Disponibile'));
    await tap(button(/^Elimina/));
    await (await question('Eliminare «Margherita»?')).answer('Elimina');
    await waitFor(() => expect(line()).toContain('Eliminato «Margherita»'));
    await screen.findByText('1 piatto');
    await tap(screen.getAllByRole('button', { name: 'Rimetti' }).at(-1) as HTMLElement);
    await screen.findByText('2 piatti');
  });
});
