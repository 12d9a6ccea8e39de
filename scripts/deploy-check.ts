import { missingConfiguration } from '../vite/configuration';

/** What a deployment would publish, as it stands in the files. */
export type Deployment = {
  /** The variables of the production build, .env.production and the shell's own together. */
  env: Readonly<Record<string, string>>;
  /** The texts of firebase.json and firestore.rules. */
  firebaseJson: string;
  firestoreRules: string;
};

/** An address that only this machine can mean. */
const LOCAL_ORIGIN = /\b(?:https?|wss?):\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])[^\s"';]*/g;

/** The two names that a project's own bucket can have; firestore.rules accept pictures from these alone. */
function isDefaultBucket(bucket: string, project: string): boolean {
  return [`${project}.firebasestorage.app`, `${project}.appspot.com`].includes(bucket);
}

/**
 * Everything that stands against publishing: a configuration that is incomplete, is the emulators', or does not fit the
 * rules would look like success here and fail in front of visitors.
 * @returns one sentence for each, none where the deployment may go ahead
 */
export function obstacles({ env, firebaseJson, firestoreRules }: Deployment): string[] {
  const found: string[] = [];
  const missing = missingConfiguration(env);
  if (missing.length > 0) {
    found.push(
      `Missing in .env.production: ${missing.join(', ')}. Copy .env.example and fill it in.`,
    );
  }
  const emulated = Object.keys(env).filter((name) => name.startsWith('VITE_EMULATOR_'));
  if (emulated.length > 0) {
    found.push(
      `${emulated.join(', ')}: the site would look for emulators on its visitors' phones. Remove it.`,
    );
  }
  const { VITE_FIREBASE_PROJECT_ID: project = '', VITE_FIREBASE_STORAGE_BUCKET: bucket = '' } = env;
  if (project.startsWith('demo-')) {
    found.push(`${project} is the emulators' project: fill in your own in .env.production.`);
  }
  if (project && bucket && !isDefaultBucket(bucket, project) && !firestoreRules.includes(bucket)) {
    found.push(
      `firestore.rules accept pictures from ${project}.firebasestorage.app and ${project}.appspot.com, ` +
        `not from ${bucket}: is the name right (no gs:// before it)? If so, write it into isDownloadUrl.`,
    );
  }
  const origins = [...new Set(firebaseJson.match(LOCAL_ORIGIN))];
  if (origins.length > 0) {
    found.push(`firebase.json names ${origins.join(', ')}: it must be the production form.`);
  }
  return found;
}

/**
 * The built files that still speak of the emulators' project: a build of another mode, or one left from before.
 * @param files the text of each built file by its path
 */
export function emulatorTraces(
  files: ReadonlyMap<string, string>,
  emulatorProject: string,
): string[] {
  return [...files].filter(([, text]) => text.includes(emulatorProject)).map(([path]) => path);
}
