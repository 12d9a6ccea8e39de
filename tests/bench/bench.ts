import '../emulators/check-node';

// Only now: what these modules import may not even load in an older Node.
const { report } = await import('../emulators/problem');
const { bench } = await import('./run-bench');
await bench(process.argv.slice(2)).catch(report);
