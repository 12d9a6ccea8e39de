// Imported first by every command: all other modules use what older versions lack. The versions are those of `engines` in
// package.json, the ones that all dependencies accept.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const oldest = new Map([
  [20, 19],
  [22, 12],
  [24, 0],
]).get(major);

if (oldest === undefined || minor < oldest) {
  console.error(
    `This does not run on Node ${process.versions.node}: install Node 24 (20.19 or newer and 22.12 or newer do too).`,
  );
  process.exit(1);
}
