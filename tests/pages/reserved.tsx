import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import {
  createMemoryRouter,
  type InitialEntry,
  Link,
  Outlet,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { getCurrentUser } from '../../src/data/staff/session';
import type { Product } from '../../src/domain/product/product';
import { paths } from '../../src/paths';
import { dropDraft, getDrafts } from '../../src/reserved/draft/drafts';
import { queryClient } from '../../src/reserved/queries';
import { Root } from '../../src/start/Root';
import { Toasts, toasts } from '../../src/ui/Toasts';
import { margherita as stored } from '../data/margherita';

/** Who is signed in. */
export const uid = 'chi-prova';
const user = { uid, email: null, displayName: null };

export const margherita: Product = {
  id: 'margherita',
  ...stored,
  allergeni: [],
  prezzo_familiare: null,
};

/**
 * Renders pages of the reserved area in its frame, with a link to the list and the notification.
 * @param staff whether the account may change the menu
 */
export function openReserved(children: RouteObject[], entry: InitialEntry, staff = true) {
  const frame = (
    <QueryClientProvider client={queryClient}>
      <main>
        <Link to={paths.reserved}>Lista</Link>
        <Outlet context={{ user, staff }} />
      </main>
      <Toasts />
    </QueryClientProvider>
  );
  const router = createMemoryRouter(
    [{ Component: Root, children: [{ element: frame, children }] }],
    { initialEntries: [entry] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

export function signIn(): void {
  localStorage.setItem('currentUser', JSON.stringify(user));
  // The session reads it once, when it is first asked.
  getCurrentUser();
}

/** Forgets who was signed in, their drafts and what they were told. */
export function signOut(): void {
  // A page that is still shown would read again what is forgotten.
  cleanup();
  for (const draft of getDrafts()) dropDraft(draft.uid, draft.key);
  toasts.clear();
  queryClient.clear();
  localStorage.clear();
}

export const drafts = () => getDrafts().filter((draft) => draft.uid === uid);

/** What the notifications say; '' where there is none. */
export const toast = () => document.querySelector('.toasts')?.textContent ?? '';

const TIME = '2026-01-01T00:00:00.000000Z';

/** How Firestore answers a commit: written, or refused. */
export const written = () =>
  Response.json({ writeResults: [{ updateTime: TIME }, {}], commitTime: TIME });
export const refused = (code: number, status: string) =>
  Response.json({ error: { code, status, message: '' } }, { status: code });
