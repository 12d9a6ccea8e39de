import * as v from 'valibot';
import { emulators, firebaseConfig } from '../config';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';

/** Where Firestore answers. */
export const FIRESTORE_ORIGIN = emulators
  ? `http://${emulators.host}:${emulators.firestorePort}`
  : 'https://firestore.googleapis.com';
const DATABASE = `projects/${firebaseConfig.projectId}/databases/(default)/documents`;

/** What Firestore answers where one document was asked for. A version that is none counts as missing. */
const answerSchema = v.tuple([
  v.union([
    v.object({
      found: v.object({
        fields: v.fallback(v.object({ version: v.object({ timestampValue: v.string() }) }), {
          version: { timestampValue: '' },
        }),
      }),
    }),
    v.object({ missing: v.string() }),
  ]),
]);

/**
 * The version of the menu, `meta/menu.version`: it differs from what it was before as soon as staff change a product
 * (decisions, "Cache"). '' where there is none. Nearly every visit asks this and nothing else, so it goes by Firestore's REST
 * interface: without the SDK, and as a request that the browser needs no leave for from the other origin.
 * @throws Error 'Failed to fetch documents' with the cause, also where no answer came within FIRESTORE_TIMEOUT_MS
 */
export async function readMenuVersion(): Promise<string> {
  try {
    return await withTimeout(askForVersion(), FIRESTORE_TIMEOUT_MS);
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
}

async function askForVersion(): Promise<string> {
  const response = await fetch(`${FIRESTORE_ORIGIN}/v1/${DATABASE}:batchGet`, {
    method: 'POST',
    body: JSON.stringify({ documents: [`${DATABASE}/meta/menu`] }),
  });
  if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
  const [answer] = v.parse(answerSchema, await response.json());
  return 'found' in answer ? answer.found.fields.version.timestampValue : '';
}
