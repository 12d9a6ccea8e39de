import './check-node';

// Imported after the check: these modules may not load in an older Node.
const { report } = await import('./problem');
const { start } = await import('./run-start');
await start(process.argv.slice(2)).catch(report);
