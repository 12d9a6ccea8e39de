import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Git ignores it: on another computer nothing is known, and the rules are tested once more. */
const MEMORY = '.released-rules.json';

/** SHA-256 of each file of rules, by its path from the root. */
export type RulesHashes = Record<string, string>;

/** The hashes of the rules that were released last, by project. */
const memory = v.record(v.string(), v.record(v.string(), v.string()));

/**
 * The rules that a deployment publishes, as they are now.
 * @param only the targets of `firebase deploy --only`, separated by commas
 */
export function rulesOf(root: string, only: string): RulesHashes {
  const targets = only.split(',').map((target) => target.trim());
  const files = [
    ...(targets.some((target) => /^firestore(:rules)?$/.test(target)) ? ['firestore.rules'] : []),
    ...(targets.some((target) => /^storage(:|$)/.test(target)) ? ['storage.rules'] : []),
  ];
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );
}

function readMemory(root: string): v.InferOutput<typeof memory> {
  try {
    const stored: unknown = JSON.parse(readFileSync(join(root, MEMORY), 'utf8'));
    return v.parse(memory, stored);
  } catch {
    // Missing or unreadable: nothing is known.
    return {};
  }
}

/** Those of the rules that differ from the project's last release that is known here. @returns their paths */
export function changedRules(root: string, project: string, rules: RulesHashes): string[] {
  const released = readMemory(root)[project] ?? {};
  return Object.keys(rules).filter((file) => released[file] !== rules[file]);
}

/** Remembers the rules that a project has now. */
export function rememberRules(root: string, project: string, rules: RulesHashes): void {
  const known = readMemory(root);
  const next = { ...known, [project]: { ...known[project], ...rules } };
  writeFileSync(join(root, MEMORY), `${JSON.stringify(next, null, 2)}\n`);
}
