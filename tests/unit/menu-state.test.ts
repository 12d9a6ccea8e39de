import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  CURRENT_FOR_MS,
  type Freshness,
  hasLapsed,
  type MenuEvent,
  type MenuState,
  NOTHING_KNOWN,
  nextState,
  offeredList,
} from '../../src/data/menu/menu-state';

/** The events, by their names in the table. The known list has version '1'. */
const events: Record<string, MenuEvent> = {
  opened: { type: 'opened', known: true },
  missing: { type: 'opened', known: false },
  same: { type: 'answered', version: '1' },
  other: { type: 'answered', version: '2' },
  read: { type: 'read', version: '2' },
  silence: { type: 'silence' },
  failed: { type: 'failed' },
  again: { type: 'again' },
  visit: { type: 'visit' },
  retry: { type: 'retry' },
  dropped: { type: 'dropped' },
};
function eventOf(name: string): MenuEvent {
  const event = events[name];
  if (!event) throw new Error(`No event ${name}`);
  return event;
}
const freshnesses = ['asking', 'current', 'unanswered', 'outdated', 'withheld'] as const;

const stateOf = (freshness: Freshness, more: Partial<MenuState> = {}): MenuState => ({
  ...NOTHING_KNOWN,
  version: '1',
  open: true,
  freshness,
  ...more,
});

/** The cells of the table in the header comment of menu-state.ts. */
const rows = readFileSync('src/data/menu/menu-state.ts', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith(' * | '))
  .map((line) => line.slice(5, -1).split('|'))
  .map(([event = '', ...cells]) => ({
    event: event.trim(),
    cells: cells.map((cell) => cell.trim()),
  }))
  .filter(({ event }) => event in events);

test('the table in menu-state.ts has every event', () => {
  expect(rows.map(({ event }) => event)).toEqual(Object.keys(events));
});

const cells = rows.flatMap(({ event, cells }) =>
  freshnesses.map((before, index) => {
    const [after = '', ask = null] = (cells[index] ?? '').split('+').map((word) => word.trim());
    return { event, before, after: after || before, ask };
  }),
);
test.each(cells)('$event: $before becomes $after and asks for $ask', (cell) => {
  const { state, ask } = nextState(stateOf(cell.before), eventOf(cell.event));
  expect(state.freshness).toBe(cell.after);
  expect(ask).toBe(cell.ask);
  expect(state.request).toBe(cell.ask);
});

describe('a request', () => {
  test.each(Object.keys(events).filter((name) => !['opened', 'missing'].includes(name)))(
    'on %s is never for the list while no page shows dishes',
    (name) => {
      const { ask } = nextState(stateOf('current', { open: false }), eventOf(name));
      expect(ask).toBe(name === 'again' || name === 'visit' ? 'version' : null);
    },
  );

  test.each(['opened', 'missing', 'same', 'other', 'again', 'visit'])(
    'on %s is not sent while one for the list is pending',
    (name) => {
      const event = eventOf(name);
      for (const freshness of freshnesses) {
        const { state, ask } = nextState(stateOf(freshness, { request: 'list' }), event);
        expect(ask).toBeNull();
        expect(state.request).toBe('list');
      }
    },
  );

  test.each(['retry', 'dropped'])('on %s is sent even if one is pending', (name) => {
    expect(nextState(stateOf('asking', { request: 'list' }), eventOf(name)).ask).toBe('list');
  });
});

test.each([
  ['current', -1, true],
  ['current', 0, false],
  ['current', 299_999, false],
  ['current', 300_000, true],
  ['asking', 300_000, false],
  ['withheld', -1, false],
] as const)('a list that is %s, compared %i ms ago, has lapsed: %s', (freshness, age, lapsed) => {
  expect(hasLapsed({ freshness, asOf: 1_000_000 }, 1_000_000 + age)).toBe(lapsed);
});

describe('after any four events, soon or late', () => {
  type Step = { state: MenuState; age: number; isOutdated: boolean; event: string };
  const steps: Step[] = [];
  function play(before: Step, left: number): void {
    for (const wait of [1_000, CURRENT_FOR_MS]) {
      const age = before.age + wait;
      const { freshness } = before.state;
      const isOld = hasLapsed({ freshness, asOf: 0 }, age);
      const aged = isOld ? nextState(before.state, { type: 'failed' }).state : before.state;
      for (const event of Object.keys(events)) {
        const { state } = nextState(aged, eventOf(event));
        const isFresh = event === 'same' || event === 'read';
        const isOutdated =
          event === 'other' || (before.isOutdated && !isFresh && event !== 'dropped');
        const version = state.version && '1';
        const step = { state: { ...state, version }, age: isFresh ? 0 : age, isOutdated, event };
        steps.push(step);
        if (left > 1) play(step, left - 1);
      }
    }
  }
  beforeAll(() => play({ state: stateOf('asking'), age: 0, isOutdated: false, event: '' }, 4));

  test('nothing is current five minutes after its last comparison', () => {
    const current = steps.filter(({ state }) => state.freshness === 'current');
    expect(current.length).toBeGreaterThan(1_000);
    expect(current.filter(({ age }) => age >= CURRENT_FOR_MS)).toEqual([]);
  });

  test('a list known to be outdated never shows its prices once its successor is late', () => {
    const outdated = steps.filter(({ isOutdated }) => isOutdated);
    const shown = new Set(outdated.map(({ state }) => state.freshness));
    expect(shown).toEqual(new Set(['outdated', 'withheld']));
    const late = outdated.filter(({ event }) => event === 'silence' || event === 'failed');
    expect(new Set(late.map(({ state }) => state.freshness))).toEqual(new Set(['withheld']));
  });
});

describe('a list that could not be read', () => {
  const fail = (request: 'list' | 'version') =>
    nextState(stateOf('asking', { request }), { type: 'failed' }).state;

  test('stays failed until a retry, a newly opened page or an answer', () => {
    const failed = fail('list');
    expect(failed.failed).toBe(true);
    for (const name of ['retry', 'missing', 'same', 'other', 'read']) {
      expect(nextState(failed, eventOf(name)).state.failed).toBe(false);
    }
    expect(nextState(failed, { type: 'visit' })).toMatchObject({
      state: { failed: true },
      ask: 'version',
    });
  });

  test('is not marked as failed if only the version request failed', () => {
    expect(fail('version').failed).toBe(false);
  });
});

/** What a filter and the printed menu get in place of a list that nobody may rely on. */
const instead: Partial<Record<Freshness, object>> = {
  outdated: { status: 'loading' },
  withheld: { status: 'failed', changed: true },
};
test.each(freshnesses)('who relies on a list that is %s may get another answer', (freshness) => {
  const list = { status: 'ready' as const, freshness };
  expect(offeredList(list, false)).toEqual(list);
  expect(offeredList(list, true)).toEqual(instead[freshness] ?? list);
});
