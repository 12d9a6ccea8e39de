import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { Product } from '../../src/domain/product/product';
import { DELETE_MESSAGE } from '../../src/reserved/failures';
import { UndeletedNotices } from '../../src/reserved/list/UndeletedNotices';
import { notification } from '../../src/reserved/notification';

const marinara: Product = {
  id: 'marinara',
  nome: 'Marinara',
  descrizione: 'Pomodoro, aglio, origano',
  allergeni: [1],
  image: null,
  prezzo: 6,
  prezzo_familiare: null,
  prezzo_al_metro: null,
  categoria: 'Pizze classiche',
};

beforeEach(() => {
  render(
    <MemoryRouter>
      <UndeletedNotices undeleted={[{ product: marinara, changed: true }]} onDelete={() => {}} />
    </MemoryRouter>,
  );
});

test('what is done about a failed deletion closes the notification that says the same', async () => {
  notification.set({ kind: 'error', text: DELETE_MESSAGE });
  await userEvent.click(screen.getByRole('button', { name: 'Elimina comunque' }));
  expect(notification.get()).toBeNull();
});

test('what is done about a failed deletion leaves another failure told', async () => {
  const failure = { kind: 'error', text: 'La disponibilità non è stata salvata' } as const;
  notification.set(failure);
  await userEvent.click(screen.getByRole('button', { name: 'Elimina comunque' }));
  expect(notification.get()).toEqual(failure);
});
