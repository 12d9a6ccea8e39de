// Each variable by its whole name: only then the build writes its value there, and drops what is not used of them.

/** The Firebase project that the build was configured for. */
export const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID;

/** What the Firebase SDK has to know of it. */
export const firebaseConfig = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

/** Where the emulators listen in the modes `emulators` and `test`; null in production, where the code that asks is dropped. */
export const emulators = import.meta.env.VITE_EMULATOR_HOST
  ? {
      host: import.meta.env.VITE_EMULATOR_HOST,
      authPort: Number(import.meta.env.VITE_EMULATOR_AUTH_PORT),
      firestorePort: Number(import.meta.env.VITE_EMULATOR_FIRESTORE_PORT),
      storagePort: Number(import.meta.env.VITE_EMULATOR_STORAGE_PORT),
    }
  : null;
