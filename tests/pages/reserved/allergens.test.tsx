import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../../src/paths';
import { AllergensPage } from '../../../src/reserved/allergens/AllergensPage';
import { refreshAll } from '../../../src/reserved/queries';
import { product } from '../../product';
import {
  changeElsewhere,
  click,
  openReserved,
  question,
  server,
  startServer,
  stored,
  tap,
  uid,
} from './reserved';

/** As it is stored with the fields of the specification alone. */
function unanswered(nome: string, descrizione: string, categoria: 'Bibite' | 'Antipasti') {
  const { nessunAllergene, posizione, ...fields } = product({ nome, descrizione, categoria });
  return { ...fields, allergeni: [] };
}

startServer(() => ({
  [`staff/${uid}`]: {},
  'meta/menu': { version: new Date('2026-01-01') },
  'prodotti/cola': unanswered('Cola', 'Lattina da 33 cl', 'Bibite'),
  'prodotti/te': unanswered('Tè freddo', 'Al limone o alla pesca', 'Bibite'),
  'prodotti/caprese': unanswered('Caprese', 'Mozzarelle, pomodoro', 'Antipasti'),
  'prodotti/margherita': product(),
  'prodotti/acqua': product({ nome: 'Acqua', allergeni: [] }),
}));

async function open() {
  openReserved([{ path: paths.allergens, Component: AllergensPage }], paths.allergens);
  await screen.findByRole('heading', { level: 1 });
}

const pressed = async (name: RegExp) =>
  (await screen.findByRole('button', { name })).getAttribute('aria-pressed');

test('only dishes that nobody has answered are asked about, by one tap each, and undone', async () => {
  await open();
  await screen.findByText('Caprese');
  expect(screen.queryByText('Margherita')).toBeNull();
  expect(screen.queryByText('Acqua')).toBeNull();
  await click('Latte e derivati: Caprese');
  await click('Nessuno: Cola');
  await click('Salva 2 risposte');
  const asked = await question('Salvare le risposte di 2 piatti?');
  expect(asked.getAllByText('non indicati')).toHaveLength(2);
  await asked.answer('Salva 2 risposte');
  await screen.findByText('Fatto: 2 piatti');
  expect(stored('caprese')).toMatchObject({ allergeni: [7], nessunAllergene: false });
  expect(stored('cola')).toMatchObject({ allergeni: [], nessunAllergene: true });
  expect(stored('te')).not.toHaveProperty('nessunAllergene');
  await click("Rimetti com'era");
  await (await question(/Rimettere/)).answer(/^Sì, rimetti/);
  await screen.findByText('2 piatti rimessi com’erano');
  expect(stored('cola')).toMatchObject({ allergeni: [], nessunAllergene: false });
  expect(stored('caprese')).toMatchObject({ allergeni: [], nessunAllergene: false });
});

test('several at once are only those whose words name no carrier; the last one empties the page', async () => {
  await open();
  await click('Nessuno in tutti e 2');
  expect(await pressed(/^Nessuno: Caprese/)).toBe('false');
  await click('Altri: Caprese');
  const choice = within(screen.getByRole('group', { name: 'Allergeni di Caprese' }));
  await tap(choice.getByRole('button', { name: /^Sedano/ }));
  await tap(choice.getByRole('button', { name: /^Glutine/ }));
  await click('Salva 3 risposte');
  const confirmation = await question(/risposte di 3 piatti/);
  confirmation.getByText('Le sue parole fanno pensare a: Latte e derivati.');
  await confirmation.answer('Salva 3 risposte');
  await screen.findByText('Fatto: 3 piatti');
  expect(stored('caprese')?.allergeni).toEqual([1, 9]);
  expect(stored('te')?.nessunAllergene).toBe(true);
  await click('Altri piatti');
  await screen.findByText('Tutti i piatti hanno una risposta.');
  screen.getByRole('link', { name: 'Indietro' });
});

test('an answer is taken back by a second tap', async () => {
  await open();
  await click('Nessuno: Cola');
  expect(await pressed(/^Nessuno: Cola/)).toBe('true');
  await click('Nessuno: Cola');
  expect(await pressed(/^Nessuno: Cola/)).toBe('false');
  expect(screen.getByRole('button', { name: 'Salva le risposte' })).toHaveProperty(
    'disabled',
    true,
  );
});

test('none is questioned before it is saved if somebody has changed the words meanwhile', async () => {
  await open();
  await click('Nessuno: Cola');
  changeElsewhere('cola', { descrizione: 'Con panna' });
  act(refreshAll);
  await screen.findByText('Con panna');
  await click('Salva 1 risposta');
  const asked = await question('Salvare meno allergeni?');
  const doubted = asked.getByRole('region', { name: 'Con meno allergeni di adesso, o nessuno' });
  expect(doubted.textContent).toContain('Le sue parole fanno pensare a: Latte e derivati.');
  await asked.answer('Non ora');
  expect(server.commits).toBe(0);
});

test('an answer does not overwrite allergens that somebody has added meanwhile', async () => {
  await open();
  await click('Nessuno: Cola');
  changeElsewhere('cola', { allergeni: [12] });
  await click('Salva 1 risposta');
  await (await question(/risposte di 1 piatto/)).answer('Salva 1 risposta');
  await screen.findByText(/Allergeni: adesso è Solfati/);
  expect(stored('cola')).toMatchObject({ allergeni: [12] });
});
