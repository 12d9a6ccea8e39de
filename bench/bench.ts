import '../emulators/check-node';

// Imported after the check: these modules may not load in an older Node.
const { report } = await import('../emulators/problem');
const { bench } = await import('./run-bench');
await bench(process.argv.slice(2)).catch(report);
