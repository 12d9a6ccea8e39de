import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Rule = { source: string; headers: { key: string; value: string }[] };

const config: {
  firestore: { rules: string };
  storage: { rules: string };
  hosting: { headers: Rule[] };
} = JSON.parse(readFileSync('firebase.json', 'utf8'));

function headersOf(source: string): Record<string, string> {
  const rule = config.hosting.headers.find((found) => found.source === source);
  return Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
}

const everywhere = headersOf('**');

const policy = Object.fromEntries(
  (everywhere['Content-Security-Policy'] ?? '').split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(' ');
    return [name, sources];
  }),
);

describe('the headers that the site is served with', () => {
  test('allow scripts and styles from the site alone', () => {
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['style-src']).toEqual(["'self'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  test('permit no unsafe source, no wildcard, no emulator and no plain http', () => {
    const sources = Object.values(policy).flat();
    const named = sources.filter(
      (source) => !["'self'", "'none'", 'data:', 'blob:'].includes(source),
    );
    expect(named).not.toHaveLength(0);
    for (const source of named) expect(source).toMatch(/^https:\/\/[a-z]+(\.[a-z]+)+$/);
    expect(readFileSync('firebase.json', 'utf8')).not.toMatch(/localhost|127\.0\.0\.1|unsafe/);
  });

  test('allow data: and blob: addresses for pictures alone', () => {
    const open = Object.entries(policy).filter(([, sources]) => /data:|blob:/.test(sources.join()));
    expect(open.map(([name]) => name)).toEqual(['img-src']);
  });

  test('enforce https, declared content types and isolation from other origins', () => {
    expect(everywhere['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
    expect(everywhere['X-Content-Type-Options']).toBe('nosniff');
    expect(everywhere['Cross-Origin-Opener-Policy']).toBe('same-origin');
    expect(everywhere['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
    expect(everywhere['Permissions-Policy']).toContain('geolocation=()');
  });

  test('cache hashed files for a year and revalidate pages', () => {
    expect(everywhere['Cache-Control']).toBe('no-cache');
    expect(headersOf('/assets/**')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    // The last rule that matches a path wins, so the general one must be the first.
    expect(config.hosting.headers[0]?.source).toBe('**');
  });
});

test('the rules that firebase.json names exist', () => {
  expect(existsSync(config.firestore.rules)).toBe(true);
  expect(existsSync(config.storage.rules)).toBe(true);
});
