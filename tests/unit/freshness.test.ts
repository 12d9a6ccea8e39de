import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Freshness,
  type MenuEvent,
  type MenuState,
  needsRecheck,
  next,
  visibleMenu,
} from '../../src/data/menu/freshness';

/** The events, by their names in the table. The known list has version '1'. */
const events: Record<string, MenuEvent> = {
  opened: { type: 'opened', known: true },
  missing: { type: 'opened', known: false },
  same: { type: 'answered', version: '1' },
  other: { type: 'answered', version: '2' },
  read: { type: 'read', version: '2' },
  built: { type: 'built', version: '2' },
  silence: { type: 'silence' },
  failed: { type: 'failed' },
  looked: { type: 'looked' },
};
const freshnesses = ['unsure', 'current', 'changed'] as const;

/** The column 'late', from what was before the event. */
const lateAfter: Record<string, (before: MenuState) => boolean> = {
  'as before': ({ late }) => late,
  no: () => false,
  'if it is changed': ({ late, freshness }) => late && freshness === 'changed',
  'unless current': ({ freshness }) => freshness !== 'current',
  yes: () => true,
};

/** The lines of the second table in the head of freshness.ts. */
const rows = readFileSync('src/data/menu/freshness.ts', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith(' * | '))
  .map((line) =>
    line
      .slice(5, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  .filter(([event = '']) => event in events);

test('the table in freshness.ts has every event', () => {
  expect(rows.map(([event]) => event)).toEqual(Object.keys(events));
});

/** Every state of a list; one that is current is never late. */
const states = freshnesses.flatMap((freshness) =>
  (freshness === 'current' ? [false] : [false, true]).map((late) => ({
    freshness,
    late,
    version: '1',
  })),
);
const cells = rows.flatMap(([name = '', ...columns]) =>
  states.map((before) => {
    const cell = columns[freshnesses.indexOf(before.freshness)] ?? '';
    const [after = '', todo = null] = cell.split('+').map((word) => word.trim());
    const late = lateAfter[columns.at(-1) ?? '']?.(before);
    return { name, before, state: { freshness: after || before.freshness, late }, todo };
  }),
);

test.each(cells)(
  '$name: $before.freshness (late: $before.late) becomes $state, and calls for $todo',
  (cell) => {
    const { state, todo } = next(cell.before, events[cell.name] as MenuEvent);
    const isReplaced =
      cell.name === 'read' || (cell.name === 'built' && cell.before.freshness !== 'current');
    expect(state).toEqual({ ...cell.state, version: isReplaced ? '2' : '1' });
    expect(todo).toBe(cell.todo);
  },
);

test.each([
  [-1, true],
  [0, false],
  [299_999, false],
  [300_000, true],
])('a list compared %i ms ago has lapsed: %s', (age, lapsed) => {
  expect(needsRecheck(1_000_000, 1_000_000 + age)).toBe(lapsed);
});

const asOf = 1;
const content = ['Crostino'];
const known = (freshness: Freshness, late: boolean) => ({
  freshness,
  late,
  content,
  asOf,
  words: null,
});

test.each([
  ['unsure', false, 'ready', 'ready'],
  ['unsure', true, 'ready', 'ready'],
  ['current', false, 'ready', 'ready'],
  ['changed', false, 'names', 'loading'],
  ['changed', true, 'names', 'failed'],
] as const)(
  'of a list that is %s (late: %s) a page shows %s; if it hides a changed one: %s',
  (freshness, late, plain, hideIfChanged) => {
    const list = known(freshness, late);
    expect(visibleMenu(list, { hideIfChanged: false })).toEqual({ ...list, status: plain });
    const answer = visibleMenu(list, { hideIfChanged: true });
    expect(answer.status).toBe(hideIfChanged);
    expect(answer.content).toBe(hideIfChanged === 'ready' ? content : undefined);
  },
);

test.each(freshnesses)('without a list there is nothing to show, even if it is %s', (freshness) => {
  const none = { ...known(freshness, false), content: undefined };
  for (const hideIfChanged of [false, true]) {
    expect(visibleMenu(none, { hideIfChanged })).toEqual({
      status: 'loading',
      freshness,
      late: false,
    });
    const late = visibleMenu({ ...none, late: true }, { hideIfChanged });
    expect(late).toEqual({ status: 'failed', freshness, late: true, changed: false });
  }
});
