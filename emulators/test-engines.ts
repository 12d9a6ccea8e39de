import './check-node';

// Imported after the check: these modules may not load in an older Node.
const { report } = await import('./problem');
const { testEngines } = await import('./testing/run-engines');
await testEngines(process.argv.slice(2)).catch(report);
