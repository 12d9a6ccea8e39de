import { loadEnv } from 'vite';
import { ROOT } from './folders';

/**
 * `npm start` runs `emulators`, `npm run bench` runs `bench`, `npm run test:engines` runs `test`. `npm test` runs `test` and, in
 * parallel, `reading`, which is mainly for the browser tests that only read. All of them are Vite's modes too; `reading` is never
 * built: it serves a copy of what is built for `test`.
 */
export type Mode = 'emulators' | 'test' | 'reading' | 'bench';

/** The mode of the running browser tests. The launcher passes it in this environment variable. */
export const TESTED_MODE: Mode = process.env.TESTED_MODE === 'reading' ? 'reading' : 'test';

/** The addresses of a running emulator suite. The ports are those that the app was built with. */
export type Suite = {
  projectId: string;
  bucket: string;
  /** Always 127.0.0.1: one spelling, so that addresses compare equal everywhere. */
  host: string;
  auth: number;
  firestore: number;
  storage: number;
};

function port(env: Record<string, string>, name: string): number {
  const value = Number(env[name]);
  if (!Number.isInteger(value) || value <= 0)
    throw new Error(`${name} is missing from the env file`);
  return value;
}

function text(env: Record<string, string>, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is missing from the env file`);
  return value;
}

/** Reads the mode's env file with Vite's own loader, so that launcher and app cannot disagree. */
export function suiteOf(mode: Mode): Suite {
  const env = loadEnv(mode, ROOT);
  return {
    projectId: text(env, 'VITE_FIREBASE_PROJECT_ID'),
    bucket: text(env, 'VITE_FIREBASE_STORAGE_BUCKET'),
    host: text(env, 'VITE_EMULATOR_HOST'),
    auth: port(env, 'VITE_EMULATOR_AUTH_PORT'),
    firestore: port(env, 'VITE_EMULATOR_FIRESTORE_PORT'),
    storage: port(env, 'VITE_EMULATOR_STORAGE_PORT'),
  };
}

/** Ports that only the launcher uses: the app connects to none of them. */
type InnerPorts = { site: number; hub: number; logging: number; websocket: number };

const innerPorts: Record<Mode, InnerPorts> = {
  emulators: { site: 5173, hub: 4400, logging: 4500, websocket: 9150 },
  test: { site: 15173, hub: 14400, logging: 14500, websocket: 19150 },
  reading: { site: 25173, hub: 24400, logging: 24500, websocket: 29150 },
  bench: { site: 25173, hub: 24400, logging: 24500, websocket: 29150 },
};

export function innerPortsOf(mode: Mode): InnerPorts {
  return innerPorts[mode];
}
