const REQUIRED = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map(
  (name) => `VITE_FIREBASE_${name}`,
);

/** The variables that `env` lacks, of those that the app needs to find its Firebase project. */
export function missingConfiguration(env: Readonly<Record<string, string>>): string[] {
  return REQUIRED.filter((name) => !env[name]);
}
