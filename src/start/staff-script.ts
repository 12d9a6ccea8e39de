import { local } from '../data/browser-storage';
import { deviceNow } from '../data/clock';
import { askFirestore, EVERY_PRODUCT, readMenuVersion } from '../data/menu/firestore-rest';
import { startHandover } from '../data/menu/page-handover';

/*
 * The first script of staff's list, which is rendered only in the browser: asks for what the list shows while the app's code is
 * loaded. Both are public. Reading them needs no session, and without one the app leads to the sign-in page.
 */

if (local.get('currentUser') !== null) {
  const handover = startHandover();
  handover.sentAt = deviceNow();
  const list = askFirestore('runQuery', EVERY_PRODUCT);
  const version = readMenuVersion();
  // The app tells a failure where it takes the request over.
  for (const request of [list, version]) request.catch(() => {});
  handover.requests = { list, version };
}
