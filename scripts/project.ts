import { loadEnv } from 'vite';
import { ROOT } from '../emulators/folders';
import { Problem } from '../emulators/problem';
import { type PictureStore, STORAGE_ORIGIN } from '../src/domain/product/picture';

/** The Firebase project that a command works on. */
export type Project = {
  projectId: string;
  /** Null for the real Firestore. */
  emulator: { host: string; port: number } | null;
  /** Where its pictures are stored. */
  store: PictureStore;
};

/**
 * The project that a build of this mode talks to.
 * @param command the command's name, for the message: 'backup'
 * @throws Problem if none is configured
 */
export function projectOf(mode: string, command: string): Project {
  const env = loadEnv(mode, ROOT);
  const projectId = env.VITE_FIREBASE_PROJECT_ID;
  if (!projectId) {
    throw new Problem(
      `No ${command}: .env.${mode} names no VITE_FIREBASE_PROJECT_ID. The menu of a running \`npm start\`: ` +
        `npm run ${command} -- --mode emulators`,
    );
  }
  const { VITE_EMULATOR_HOST: host, VITE_EMULATOR_FIRESTORE_PORT: port } = env;
  return {
    projectId,
    emulator: host ? { host, port: Number(port) } : null,
    store: {
      origin: host ? `http://${host}:${env.VITE_EMULATOR_STORAGE_PORT}` : STORAGE_ORIGIN,
      bucket: env.VITE_FIREBASE_STORAGE_BUCKET ?? '',
    },
  };
}

/** Where a project's Firestore answers. */
export function firestoreOf({ emulator }: Project): string {
  return emulator ? `http://${emulator.host}:${emulator.port}` : 'https://firestore.googleapis.com';
}

/** The resource name that precedes the path of a project's documents. */
export function documentsOf({ projectId }: Project): string {
  return `projects/${projectId}/databases/(default)/documents`;
}
