import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FootLine, footLine } from '../../../src/reserved/foot-line';
import { line } from './reserved';

type Step = { dish: string; from: number; to: number };
const undone = vi.fn<(steps: readonly Step[]) => void>();

/** Tells a change of a kind. Those of one dish are joined. */
function tell(kind: string, ...steps: Step[]): void {
  const join = (earlier: readonly Step[], later: readonly Step[]) =>
    [...earlier, ...later].reduce<Step[]>((all, step) => {
      const first = all.find(({ dish }) => dish === step.dish);
      const others = all.filter((one) => one !== first);
      const joined = { ...step, from: first?.from ?? step.from };
      return joined.from === joined.to ? others : [...others, joined];
    }, []);
  const text = (all: readonly Step[]) => `${kind}: ${all.map(({ dish }) => dish).join(', ')}`;
  act(() => void footLine.tell({ kind, items: steps, join, text, undo: undone }));
}
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  undone.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<FootLine />, { wrapper: MemoryRouter });
});
afterEach(() => {
  act(footLine.clear);
  vi.useRealTimers();
});

test('changes of one kind add up, and are undone from the first to the last', () => {
  tell('Prezzi', { dish: 'Napoli', from: 8, to: 9 });
  tell('Prezzi', { dish: 'Cola', from: 3, to: 4 }, { dish: 'Napoli', from: 9, to: 10 });
  expect(line()).toBe('Prezzi: Cola, NapoliRimetti');
  tap('Rimetti');
  expect(undone.mock.calls).toEqual([
    [
      [
        { dish: 'Cola', from: 3, to: 4 },
        { dish: 'Napoli', from: 8, to: 10 },
      ],
    ],
  ]);
  expect(line()).toBe('');
});

test('a change that is taken back by hand leaves nothing to tell', () => {
  tell('Prezzi', { dish: 'Napoli', from: 8, to: 9 });
  tell('Prezzi', { dish: 'Napoli', from: 9, to: 8 });
  expect(line()).toBe('');
});

test('an earlier change of another kind stays one tap away for the rest of its minute', () => {
  tell('Prezzi', { dish: 'Napoli', from: 8, to: 9 });
  act(() => vi.advanceTimersByTime(40_000));
  tell('Esauriti', { dish: 'Cola', from: 0, to: 1 });
  expect(line()).toBe('Esauriti: ColaRimetti+1');
  tap(/^Altre 1/);
  expect(line()).toBe('Prezzi: NapoliRimetti+1');
  tap('Rimetti');
  expect(undone.mock.calls).toEqual([[[{ dish: 'Napoli', from: 8, to: 9 }]]]);
  expect(line()).toBe('Esauriti: ColaRimetti');
  act(() => vi.advanceTimersByTime(59_999));
  expect(line()).not.toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(line()).toBe('');
});
