import { readTonight, replaceNotice } from '../data/staff/tonight';
import { UnknownOutcomeError } from '../data/staff/write-errors';
import { createStore } from '../data/store';
import type { Notice, Tonight } from '../domain/tonight/tonight';
import { restaurant } from '../restaurant';

/** What is sold out and the notice to the guests, as the reserved area knows it. */
export type TonightState = {
  /** null until the first answer. */
  tonight: Tonight | null;
  /** Whether the last read failed. */
  failed: boolean;
};

/** Set by the functions of this module alone. */
const state = createStore<TonightState>(() => ({ tonight: null, failed: false }));

/** Which answer counts. Changed by the functions of this module alone. */
const order = {
  /** The read in progress. A later one replaces it, a change that was written makes it old: its answer is ignored. */
  read: null as symbol | null,
  /** Settles with the last change. The next one waits for it: side by side they would be refused as conflicts. */
  lastChange: Promise.resolve(),
  /** The notice that this tab has written last, and those that it may have written since: no conflict with somebody else. */
  ownNotices: [] as readonly (Notice | null)[],
};

export const getTonightState = state.get;
export const subscribeToTonightState = state.subscribe;

function publish(tonight: Tonight): void {
  state.set({ tonight, failed: false });
}

/** Reads it again; what is known so far stays meanwhile. Never throws: the outcome arrives by the subscription. */
export async function refreshTonight(): Promise<void> {
  const read = Symbol('read');
  order.read = read;
  try {
    const tonight = await readTonight();
    if (order.read === read) publish(tonight);
  } catch (error) {
    if (order.read !== read) return;
    console.error(error);
    state.set({ ...state.get(), failed: true });
  } finally {
    if (order.read === read) order.read = null;
  }
}

/** After a failed read: shows the waiting state and reads again. */
export function retryTonight(): void {
  state.set({ ...state.get(), failed: false });
  void refreshTonight();
}

/** Writes a change; after a failure reads what stands, since an answer that was lost may have been written. */
async function write(change: () => Promise<Tonight>): Promise<void> {
  const written = order.lastChange.then(change);
  order.lastChange = written.then(
    () => {},
    () => {},
  );
  try {
    const tonight = await written;
    order.read = null;
    publish(tonight);
  } catch (error) {
    void refreshTonight();
    throw error;
  }
}

/**
 * Puts a notice in the place of the present one, or removes it.
 * @param notice null for none
 * @param opened the notice that stood when the form was opened, null for none
 * @throws as replaceNotice of data/staff/tonight does
 */
export function changeNotice(notice: Notice | null, opened: Notice | null): Promise<void> {
  return write(async () => {
    try {
      const tonight = await replaceNotice(notice, [opened, ...order.ownNotices], restaurant.hours);
      order.ownNotices = [notice];
      return tonight;
    } catch (error) {
      if (error instanceof UnknownOutcomeError) order.ownNotices = [...order.ownNotices, notice];
      throw error;
    }
  });
}
