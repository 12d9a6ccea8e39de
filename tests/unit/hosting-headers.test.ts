import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Rule = { source: string; headers: { key: string; value: string }[] };

const config: { hosting: { headers: Rule[] } } = JSON.parse(readFileSync('firebase.json', 'utf8'));

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
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
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
    expect(everywhere).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy': expect.stringContaining('geolocation=()'),
    });
  });
});
