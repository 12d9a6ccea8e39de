const env = import.meta.env;

/** The Firebase project that the build was configured for. */
export const firebaseConfig = {
  apiKey: env.VITE_FIREBASE_API_KEY,
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: env.VITE_FIREBASE_APP_ID,
};

/** Where the emulators listen in the modes `emulators` and `test`; null in production, where the code that asks is dropped. */
export const emulators = env.VITE_EMULATOR_HOST
  ? {
      host: env.VITE_EMULATOR_HOST,
      authPort: Number(env.VITE_EMULATOR_AUTH_PORT),
      firestorePort: Number(env.VITE_EMULATOR_FIRESTORE_PORT),
      storagePort: Number(env.VITE_EMULATOR_STORAGE_PORT),
    }
  : null;
