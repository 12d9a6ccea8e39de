import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

type Config = { plugins: { path: string; includes: string[] }[] };

/** Runs the rules of our own over a module of the menu. @returns their messages, after the lines that they are about */
function messagesFor(lines: readonly string[]): string[] {
  const room = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  const { plugins }: Config = JSON.parse(readFileSync('biome.json', 'utf8'));
  const own = plugins.map((plugin) => ({ ...plugin, path: resolve(plugin.path) }));
  writeFileSync(join(room, 'biome.json'), JSON.stringify({ plugins: own }));
  mkdirSync(join(room, 'src', 'menu'), { recursive: true });
  writeFileSync(join(room, 'src', 'menu', 'Some.tsx'), lines.join('\n'));
  const options = ['lint', '--reporter=github', '--max-diagnostics=none'];
  const biome = resolve('node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, options, { cwd: room, encoding: 'utf8' });
  rmSync(room, { recursive: true });
  const report = stdout.matchAll(/title=plugin,.*?,line=(\d+),.*?::(.*)/g);
  return [...report].map(([, line, message]) => `${lines[Number(line) - 1]} → ${message}`);
}

/** A line for each way to break a rule, by the word that its message has; and lines that look alike and break none. */
const broken: Record<string, readonly string[]> = {
  checked: ['useForm({ resolver: valibotResolver(schema) });', 'useForm({ resolver });'],
  clock: ['const a = Date.now();', 'const b = new Date();', 'const c = times.map(Date.now);'],
  prints: [
    'window.print();',
    'void navigator.share({});',
    'void navigator.clipboard.writeText(text);',
    "document.execCommand('copy');",
  ],
  list: ['<ul className="x" />;', '<ol className={styles.x} />;', '<Group as="ul" />;'],
  useHouse: ['const { phone } = ownHouse;'],
  DateTimeField: [
    '<input type="date" />;',
    "<input type={'time'} />;",
    '<input type={kind} />;',
    "const d = { type: 'month' };",
  ],
};
const fine = [
  'useForm({ resolver: checked(schema) });',
  'const e = new Date(at);',
  '<ul />;',
  '<ul className="x" role="list" />;',
  "<input type={shown ? 'text' : 'password'} />;",
  'const { url } = restaurant;',
];

test('each rule of our own finds what it forbids, and nothing else', () => {
  const lines = [...Object.values(broken).flat(), ...fine];
  const found = messagesFor(lines);
  const expected = Object.entries(broken).flatMap(([word, all]) =>
    all.map((line) => expect.stringMatching(new RegExp(`^${escaped(line)} → .*${word}`))),
  );
  expect(found.sort()).toEqual(expect.arrayContaining(expected));
  expect(found).toHaveLength(expected.length);
  expect(readdirSync('lint')).toHaveLength(Object.keys(broken).length);
});

const escaped = (line: string) => line.replace(/[^\w\s]/g, '\\$&');
