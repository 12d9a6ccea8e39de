import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { emulators } from '../config';
import { app } from './firebase-app';

// Every failure travels as an Error to the screen that asked; the SDK's own log would only repeat it.
setLogLevel('silent');

/** The database of the project, or its emulator. */
export const firestore = getFirestore(app);
if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);
