import '../tests/emulators/check-node';

// Only now: what these modules import may not even load in an older Node.
const { report } = await import('../tests/emulators/problem');
const { backup } = await import('./run-backup');
await backup(process.argv.slice(2)).catch(report);
