import { vi } from 'vitest';

/** Waits until an expectation holds: on a busy machine the emulators are slow, not wrong. */
export function until(expectation: () => void): Promise<void> {
  return vi.waitFor(expectation, { timeout: 20_000, interval: 10 });
}
