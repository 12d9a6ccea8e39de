import { resolve } from 'node:path';

/** The root of the project, whatever folder the command was called from. */
export const ROOT = resolve(import.meta.dirname, '..');

export const FIREBASE_TOOLS = resolve(ROOT, 'node_modules/firebase-tools');

/** Everything that can be rebuilt; `npm ci` deletes it. */
export const CACHE = resolve(ROOT, 'node_modules/.cache/emulators');

/** The data that `npm start` keeps between runs: never below node_modules, which `npm ci` deletes. */
export const EMULATOR_DATA = resolve(ROOT, '.emulator-data');
