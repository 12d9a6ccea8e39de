import './check-node';

// Imported after the check: these modules may not load in an older Node.
const { report } = await import('./problem');
const { test } = await import('./testing/run-test');
await test(process.argv.slice(2)).catch(report);
