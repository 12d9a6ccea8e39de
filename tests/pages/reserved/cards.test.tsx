import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../src/paths';
import { TableCardsPage } from '../../../src/reserved/cards/TableCardsPage';
import { restaurant } from '../../../src/restaurant';
import { field, openReserved, startServer, tap } from './reserved';

startServer(() => ({}));

test('four cards show the name, the QR code and a phrase of at most 60 characters', async () => {
  openReserved([{ path: paths.tableCards, Component: TableCardsPage }], paths.tableCards);
  expect(screen.getAllByText(restaurant.name)).toHaveLength(4);
  expect(screen.getAllByRole('img', { name: /^Codice QR del menu: / })).toHaveLength(4);
  const phrase = field('La frase sul cartoncino');
  expect(screen.getAllByText(phrase.value)).toHaveLength(4);
  await userEvent.clear(phrase);
  await tap(phrase);
  await userEvent.paste(`${'a'.repeat(59)}bc`);
  screen.getByText('60 di 60 caratteri');
  expect(screen.getAllByText(`${'a'.repeat(59)}b`)).toHaveLength(4);
});
