// Each variable is named in full: Vite inlines only full names, and leaves unused variables out of the bundle.

export const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID;

export const firebaseConfig = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId,
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

/** The emulators' host and ports in modes that build for them; null in production, where code that needs them is dropped. */
export const emulators = import.meta.env.VITE_EMULATOR_HOST
  ? {
      host: import.meta.env.VITE_EMULATOR_HOST,
      authPort: Number(import.meta.env.VITE_EMULATOR_AUTH_PORT),
      firestorePort: Number(import.meta.env.VITE_EMULATOR_FIRESTORE_PORT),
      storagePort: Number(import.meta.env.VITE_EMULATOR_STORAGE_PORT),
    }
  : null;
