const REQUIRED = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map(
  (name) => `VITE_FIREBASE_${name}`,
);

/** The variables without which the app cannot find its Firebase project: those that `env` lacks. */
export function missingConfiguration(env: Readonly<Record<string, string>>): string[] {
  return REQUIRED.filter((name) => !env[name]);
}
