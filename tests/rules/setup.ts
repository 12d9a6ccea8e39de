import { beforeEach } from 'vitest';
import { clearFirestore } from '../../emulators/data/client';
import { given, STAFF_UID, suite } from './actors';

/** Each test begins with an account of staff, and nothing else. */
beforeEach(async () => {
  await clearFirestore(suite);
  await given({ [`staff/${STAFF_UID}`]: {} });
});
