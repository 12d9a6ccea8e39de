/*
 * Loaded into firebase-tools' own process, before it (`node --import`): plain JavaScript, so that nothing has to
 * translate its two thousand modules. It ties the suite to the launcher, which may be killed at any moment:
 * when their channel closes, whether on purpose or not, the data are saved and everything is stopped.
 */
import childProcess from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';

const SAVE_EVERY_MS = 60_000;
const SAVE_TIMEOUT_MS = 15_000;
const READY = 'All emulators ready';

/** Set by the launcher once the data are worth keeping: { folder, hub }. */
let keep = null;
let saving = Promise.resolve();

/** Writes beside the last save and swaps only when complete: a save that fails costs nothing. */
async function save() {
  const next = join(keep.folder, 'saving');
  const saved = join(keep.folder, 'saved');
  const replaced = join(keep.folder, 'replaced');
  rmSync(next, { recursive: true, force: true });
  const response = await fetch(`${keep.hub}/_admin/export`, {
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
  keep = message;
  // A picture deleted while it is being saved fails that save, and must not end the suite as well.
  process.on('unhandledRejection', (error) => console.error('Could not save:', error));
  saveInTurn();
  setInterval(saveInTurn, SAVE_EVERY_MS).unref();
});

process.on('disconnect', async () => {
  if (keep) await saveInTurn();
  process.kill(process.pid, 'SIGTERM');
});

// A suite that does not start must be able to end.
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

/** The Java processes: firebase-tools gives up on one that is slow to stop. */
const started = [];
process.on('exit', () => {
  for (const java of started) java.kill('SIGKILL');
});

const spawn = childProcess.spawn;
childProcess.spawn = (command, args, options) => {
  const child = spawn(command, args, options);
  if (command === 'java') {
    started.push(child);
    if (args.at(-1) === 'serve') child.stdout = lineByLine(child.stdout);
  }
  return child;
};

/**
 * firebase-tools takes each chunk that the rules runtime prints for one whole answer. Two answers that arrive
 * together are lost to it, and both requests would hang.
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
