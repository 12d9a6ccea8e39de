import '../emulators/check-node';

// Imported after the check: these modules may not load in an older Node.
const { report } = await import('../emulators/problem');
const { deploy } = await import('./run-deploy');
await deploy(process.argv.slice(2)).catch(report);
