import '../emulators/check-node';

// Imported after the check: these modules may not load in an older Node.
const { runWithSite } = await import('./run-with-site');
await runWithSite('run-first-day.ts');
