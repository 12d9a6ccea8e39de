import '../emulators/check-node';

// Imported after the check: these modules may not load in an older Node.
const { report } = await import('../emulators/problem');
const { runSiteCheck } = await import('./site-check');
await runSiteCheck(process.argv.slice(2)).catch(report);
