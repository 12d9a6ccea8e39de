import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { availabilityOf } from '../../src/domain/tonight/tonight-changes';
import {
  changeAvailability,
  getTonightState,
  refreshTonight,
} from '../../src/reserved/tonight-store';
import { answerFrom } from './firestore';

const TIME = '2026-01-01T00:00:00.000000Z';
const written = () => Response.json({ writeResults: [{ updateTime: TIME }], commitTime: TIME });

/** Requests that wait for the test to answer them. */
const held = { commits: [] as (() => void)[], reads: [] as (() => void)[], holdNextRead: false };

const asked = { reads: 0 };
const answer = answerFrom(() => ({}));

beforeEach(() => {
  asked.reads = 0;
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    if (String(address).includes(':commit')) {
      await new Promise<void>((resolve) => held.commits.push(resolve));
      return written();
    }
    asked.reads += 1;
    if (held.holdNextRead) {
      held.holdNextRead = false;
      await new Promise<void>((resolve) => held.reads.push(resolve));
    }
    return answer(address, init);
  });
});

function availability(id: string) {
  const { tonight } = getTonightState();
  return tonight && availabilityOf(tonight, id, Date.now());
}

test('a read that was begun before a change does not undo what the list shows of it', async () => {
  held.holdNextRead = true;
  const read = refreshTonight();
  const change = changeAvailability('cola', 'tonight');
  await waitFor(() => expect(held.commits).toHaveLength(1));
  held.commits.shift()?.();
  await change;
  expect(availability('cola')).toBe('tonight');
  held.reads.shift()?.();
  await read;
  expect(availability('cola')).toBe('tonight');
});

test('changes are written one after the other, so that they do not conflict with each other', async () => {
  const changes = ['cola', 'margherita'].map((id) => changeAvailability(id, 'indefinitely'));
  await waitFor(() => expect(held.commits).not.toEqual([]));
  expect(asked.reads).toBe(1);
  held.commits.shift()?.();
  await changes[0];
  await waitFor(() => expect(held.commits).toHaveLength(1));
  held.commits.shift()?.();
  await changes[1];
  expect(availability('margherita')).toBe('indefinitely');
});

test('a change that fails, and cannot be read back, leaves what is known', async () => {
  await refreshTonight();
  vi.stubGlobal('fetch', () => Response.json({ error: { code: 403 } }, { status: 403 }));
  await expect(changeAvailability('cola', 'available')).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
  expect(getTonightState()).toMatchObject({ failed: false, tonight: { esauriti: [] } });
});
