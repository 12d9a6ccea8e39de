import { clearAccounts, clearFirestore, clearStorage } from './client';
import { loadSample } from './sample/load';
import type { Suite } from './suite';

/** Begins again: whatever the suite holds goes, and the sample restaurant comes. */
export async function resetAll(suite: Suite): Promise<void> {
  await Promise.all([clearFirestore(suite), clearStorage(suite), clearAccounts(suite)]);
  await loadSample(suite);
}
