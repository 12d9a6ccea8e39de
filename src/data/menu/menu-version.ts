import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { askForVersion, type MenuVersion } from './version-answer';

/**
 * Reads `meta/menu.version`, which every write of a product sets (decisions, "Cache").
 * @param asked an answer that is on its way already
 * @throws Error 'Failed to fetch documents' with the cause, also where no answer came within FIRESTORE_TIMEOUT_MS
 */
export async function readMenuVersion(asked = askForVersion()): Promise<MenuVersion> {
  try {
    return await withTimeout(asked, FIRESTORE_TIMEOUT_MS);
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
}
