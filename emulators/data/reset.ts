import { loadSample, sampleObjects } from '../sample/load';
import type { Suite } from '../suite';
import { clearAccounts, clearFirestore, clearStorage } from './client';

/** Deletes all data of the suite and loads the sample restaurant, with this version of the menu. */
export async function resetAll(suite: Suite, version = new Date()): Promise<void> {
  await Promise.all([
    clearFirestore(suite),
    clearStorage(suite, sampleObjects),
    clearAccounts(suite),
  ]);
  await loadSample(suite, version);
}
