import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  createMemoryRouter,
  type InitialEntry,
  Link,
  Outlet,
  type RouteObject,
} from 'react-router-dom';
import { beforeEach, expect, vi } from 'vitest';
import { getCurrentUser } from '../../../src/data/staff/session';
import type { Product } from '../../../src/domain/product/product';
import { paths } from '../../../src/paths';
import { drafts as allDrafts, dropDraft } from '../../../src/reserved/draft/drafts';
import { FootLine, footLine } from '../../../src/reserved/foot-line';
import { loadPanel } from '../../../src/reserved/list/row/panel-code';
import { queryClient } from '../../../src/reserved/queries';
import { QuestionDialog } from '../../../src/reserved/question';
import { Toasts, toasts } from '../../../src/reserved/toasts';
import { Root } from '../../../src/start/Root';
import { RouterHost } from '../../../src/ui/router';
import { product } from '../../product';
import { answerAndWrite } from '../firestore';

/** Id of the signed-in user. */
export const uid = 'chi-prova';
const user = { uid, email: null, displayName: null };

export const margherita: Product = { id: 'margherita', ...product({ allergeni: [] }) };

/** A fake Firestore. A test can change its documents, as a colleague would. */
export const server = {
  documents: {} as Record<string, Record<string, unknown>>,
  /** How many commits were sent. */
  commits: 0,
  /** Can answer a request in place of the server, also late. Null lets the server answer. */
  before: async (_url: string, _body: string): Promise<Response | null> => null,
};

/** Before each test of a file, signs in and puts these documents on the server. Clears everything afterwards. */
export function startServer(given: () => typeof server.documents) {
  beforeEach(async () => {
    await loadPanel();
    signIn();
    Object.assign(server, { documents: given(), commits: 0, before: async () => null });
    const answer = answerAndWrite(server.documents);
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const url = decodeURIComponent(address);
      if (url.includes(':commit')) server.commits += 1;
      return (await server.before(url, String(init?.body))) ?? answer(address, init);
    });
    return signOut;
  });
}

/** Reads a stored product, and changes one as somebody else would. */
export const stored = (id: string) => server.documents[`prodotti/${id}`];
export const changeElsewhere = (id: string, change: object) =>
  Object.assign(server.documents, {
    [`prodotti/${id}`]: { ...stored(id), ...change },
    'meta/menu': { version: new Date() },
  });

/** Holds back requests whose address or body contains this. @returns lets them pass if called with null, otherwise answers them */
export function hold(part: string): (answer: Response | null) => void {
  let resolve = (_: Response | null) => {};
  const held = new Promise<Response | null>((answer) => {
    resolve = answer;
  });
  server.before = async (url, body) =>
    url.includes(part) || body.includes(part) ? ((await held)?.clone() ?? null) : null;
  return resolve;
}
export const holdCommits = () => hold(':commit');

/** Refuses the commits from now on. */
export const refuseCommits = () => holdCommits()(refused(403, 'PERMISSION_DENIED'));

type Sides = { id: string | null; nome: string; prima: object | null; dopo: object | null };

/** Puts the records of a commit into the history, dated this many hours ago. @param more fields of each record */
export function record(hours: number, scopo: string, sides: Sides[], more: object = {}): void {
  const quando = new Date(Date.now() - hours * 3_600_000);
  for (const { id, nome, ...change } of sides) {
    server.documents[`modifiche/${Object.keys(server.documents).length}`] = {
      ...{ chi: uid, nome: 'Rosa', quando, scopo, prodotto: id, titolo: nome },
      ...change,
      ...more,
    };
  }
}

/** Allows this test to log errors. @returns the names of those that were logged */
export function expectErrors(): () => string[] {
  const log = vi.fn<(error: Error) => void>();
  console.error = log;
  return () => log.mock.calls.map(([{ name }]) => name);
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Puts a text into a field at once. Typing it would render the form for each letter. */
export const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
/** Clicks an element, which takes the focus as in a browser. userEvent also sends a pointer’s ten other events, for which nothing listens here. */
export async function tap(element: HTMLElement): Promise<void> {
  element.focus();
  await act(async () => void fireEvent.click(element));
}
/** Clicks a button once it does something: while its last write is pending it ignores clicks. */
export async function click(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await tap(button);
}
/** Fills in the form of a new dish that has no allergens. */
export async function fillNew(nome: string): Promise<void> {
  fill('Nome', nome);
  fill('Descrizione', 'Pomodoro');
  fill('Prezzo', '7');
  fireEvent.change(field('Categoria'), { target: { value: 'Dolci' } });
  await tap(field('Nessuno dei quattordici'));
}
export const toList = () => tap(screen.getByRole('link', { name: 'Lista' }));

/** Waits for a confirmation dialog. `answer` taps one of its buttons. */
export async function question(name: string | RegExp) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  const answer = (button: string | RegExp) => tap(dialog.getByRole('button', { name: button }));
  return { ...dialog, answer };
}

/**
 * Renders pages of the reserved area in its frame, with a link to the list and the toasts.
 * @param staff whether the account may change the menu
 */
export function openReserved(children: RouteObject[], entry: InitialEntry, staff = true) {
  const frame = (
    <QueryClientProvider client={queryClient()}>
      <main>
        <Link to={paths.reserved}>Lista</Link>
        <Outlet context={{ user, staff }} />
      </main>
      <Toasts />
      <FootLine />
      <QuestionDialog />
    </QueryClientProvider>
  );
  const router = createMemoryRouter(
    [{ Component: Root, children: [{ element: frame, children }] }],
    { initialEntries: [entry] },
  );
  render(<RouterHost router={router} />);
  return router;
}

function signIn(): void {
  localStorage.setItem('currentUser', JSON.stringify(user));
  // The session reads the stored user once, on the first call.
  getCurrentUser();
}

/** Clears the session, the drafts, the toasts and the cached queries. */
function signOut(): void {
  // A page that is still mounted would fetch again what is cleared.
  cleanup();
  for (const draft of allDrafts.get()) dropDraft(draft.uid, draft.key);
  toasts.clear();
  footLine.clear();
  queryClient().clear();
  localStorage.clear();
}

export const drafts = () => allDrafts.get().filter((draft) => draft.uid === uid);

/** The text of the toasts; '' if there are none. */
export const toast = () => document.querySelector('[data-toasts]')?.textContent ?? '';

/** The text of the line at the foot; '' if there is none. */
export const line = () => document.querySelector('[data-foot-line]')?.textContent ?? '';

/** Firestore's response to a commit that it refuses. */
export const refused = (code: number, status: string) =>
  Response.json({ error: { code, status, message: '' } }, { status: code });
