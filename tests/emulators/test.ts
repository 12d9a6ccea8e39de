import './check-node';

// Only now: what these modules import may not even load in an older Node.
const { report } = await import('./problem');
const { test } = await import('./run-test');
await test(process.argv.slice(2)).catch(report);
