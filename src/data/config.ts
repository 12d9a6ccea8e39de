// Spelt out, each is replaced by its value: through a variable, every file that needs one would hold them all.

/** The Firebase project that the build was configured for. */
export const firebaseConfig = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
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
