import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useIsPast } from '../../src/reserved/list/useIsPast';

const NOW = Date.parse('2026-01-10T21:00:00Z');

describe('an instant is past', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

  test('from that instant on, at once where it was past before', () => {
    const { result, rerender } = renderHook(({ time }) => useIsPast(time), {
      initialProps: { time: NOW + 90_000 },
    });
    pass(89_999);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
    rerender({ time: NOW + 200_000 });
    expect(result.current).toBe(false);
    rerender({ time: NOW });
    expect(result.current).toBe(true);
  });

  test('when a page is seen again whose timers stood still, and within a minute without that', () => {
    const { result } = renderHook(() => [useIsPast(NOW + 3_600_000), useIsPast(NOW + 7_200_000)]);
    vi.setSystemTime(NOW + 3_600_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(result.current).toEqual([true, false]);
    vi.setSystemTime(NOW + 7_200_000);
    pass(60_000);
    expect(result.current).toEqual([true, true]);
  });
});
