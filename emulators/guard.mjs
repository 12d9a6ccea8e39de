/*
 * Loaded into firebase-tools' own process, before it (`node --import`): plain JavaScript, so that no loader has to
 * transform its two thousand modules. It ties the emulators to the launcher, which may be killed at any moment:
 * when the IPC channel between them closes, on purpose or not, the data are saved and everything is stopped.
 */
import childProcess from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Transform } from 'node:stream';

const SAVE_EVERY_MS = 60_000;
const SAVE_TIMEOUT_MS = 15_000;
const READY = 'All emulators ready';

/** Where to save, { folder, hub }; null until the launcher sends it. */
let target = null;
let saving = Promise.resolve();

/** Exports to a new folder and replaces the last save only when complete: a failed save loses nothing. */
async function save() {
  const next = join(target.folder, 'saving');
  const saved = join(target.folder, 'saved');
  const replaced = join(target.folder, 'replaced');
  rmSync(next, { recursive: true, force: true });
  const response = await fetch(`${target.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: next, initiatedBy: 'launcher' }),
    signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`export: ${response.status} ${await response.text()}`);
  if (!existsSync(join(next, 'firebase-export-metadata.json')))
    throw new Error('export: incomplete');
  if (existsSync(saved)) {
    rmSync(replaced, { recursive: true, force: true });
    renameSync(saved, replaced);
  }
  renameSync(next, saved);
  rmSync(replaced, { recursive: true, force: true });
}

function saveInTurn() {
  saving = saving.then(save).catch((error) => console.error('Could not save:', error));
  return saving;
}

process.on('message', (message) => {
  target = message;
  // A picture that is deleted during a save makes that save fail; it must not end the emulators too.
  process.on('unhandledRejection', (error) => console.error('Could not save:', error));
  saveInTurn();
  setInterval(saveInTurn, SAVE_EVERY_MS).unref();
});

process.on('disconnect', async () => {
  if (target) await saveInTurn();
  process.kill(process.pid, 'SIGTERM');
});

// The channel must not keep a process alive whose emulators failed to start.
process.channel?.unref();

const write = process.stdout.write.bind(process.stdout);
let ready = false;
process.stdout.write = (chunk, ...rest) => {
  if (!ready && String(chunk).includes(READY)) {
    ready = true;
    process.send?.('ready');
  }
  return write(chunk, ...rest);
};

/** The Java processes, killed at exit: firebase-tools leaves one running if it is slow to stop. */
const started = [];
process.on('exit', () => {
  for (const java of started) java.kill('SIGKILL');
});

/** Disables the compiler for long-running servers: in a few minutes it costs more than it saves, half of all that Java takes. */
const LIGHT_JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/**
 * The Auth emulator has a validator for every parameter of its API, and each of them would first compile the schema of
 * schemas, only to check a schema that firebase-tools ships: two thirds of what a start costs.
 */
const { Ajv } = createRequire(process.argv[1])('ajv');
Ajv.prototype.validateSchema = () => true;

const spawn = childProcess.spawn;
childProcess.spawn = (command, args, options) => {
  if (command !== 'java') return spawn(command, args, options);
  const child = spawn(command, [...LIGHT_JAVA, ...args], options);
  started.push(child);
  if (args.at(-1) === 'serve') child.stdout = lineByLine(child.stdout);
  return child;
};

/**
 * firebase-tools parses each chunk that the rules runtime prints as one whole answer. Two answers in one chunk would be
 * lost, and both requests would hang.
 */
function lineByLine(stream) {
  let rest = '';
  const lines = new Transform({
    readableObjectMode: true,
    transform(chunk, _encoding, done) {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop();
      for (const part of parts) this.push(`${part}\n`);
      done();
    },
  });
  stream.setEncoding('utf8');
  return stream.pipe(lines);
}
