interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET: string;
  readonly VITE_FIREBASE_APP_ID: string;
  /** Only in the modes that talk to the emulators. */
  readonly VITE_EMULATOR_HOST?: string;
  readonly VITE_EMULATOR_AUTH_PORT?: string;
  readonly VITE_EMULATOR_FIRESTORE_PORT?: string;
  readonly VITE_EMULATOR_STORAGE_PORT?: string;
}

/** A language's column of the tables in domain/words (vite/language-columns.ts). */
declare module 'virtual:column/*' {
  export const texts: string;
  export const phrases: string;
}
