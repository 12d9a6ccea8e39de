import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withEmulators } from '../../emulators/config';
import type { Suite } from '../../emulators/suite';
import { fitToBuild } from '../../scripts/hosting-config';

const suite: Suite = {
  projectId: 'demo',
  bucket: 'demo.appspot.com',
  host: '127.0.0.1',
  auth: 1,
  firestore: 2,
  storage: 3,
};

function policyOf(policy: string): string | undefined {
  const headers = [{ key: 'Content-Security-Policy', value: policy }];
  const production = { public: 'dist', headers: [{ source: '**', headers }] };
  return withEmulators(production, suite).headers?.[0]?.headers[0]?.value;
}

describe('the configuration of the emulators', () => {
  test('permits connections to the emulators, and pictures from the Storage emulator', () => {
    expect(policyOf("default-src 'self'; img-src 'self' data:; connect-src 'self'")).toBe(
      "default-src 'self'; img-src 'self' data: http://127.0.0.1:3; " +
        "connect-src 'self' http://127.0.0.1:1 http://127.0.0.1:2 http://127.0.0.1:3",
    );
  });

  test('keeps every other header and directive of production', () => {
    const other = { key: 'X-Content-Type-Options', value: 'nosniff' };
    const production = { public: 'dist', headers: [{ source: '**', headers: [other] }] };
    expect(withEmulators(production, suite)).toEqual(production);
    expect(
      policyOf("script-src 'self'; object-src 'none'; img-src 'self'; connect-src 'self'"),
    ).toMatch(/^script-src 'self'; object-src 'none'; img-src/);
  });
});

const own = { scripts: ["console.log('1')"], styles: ['p { color: red }'] };

test('inline scripts and styles of the build are permitted by their hashes', () => {
  const headers = [
    { key: 'Content-Security-Policy', value: "script-src 'self'; style-src 'self'" },
  ];
  const production = { hosting: { public: 'dist', headers: [{ source: '**', headers }] } };
  const hash = (text = '') => createHash('sha256').update(text).digest('base64');
  expect(fitToBuild(production, [], own).hosting.headers[0]?.headers[0]?.value).toBe(
    `script-src 'self' 'sha256-${hash(own.scripts[0])}'; style-src 'self' 'sha256-${hash(own.styles[0])}'`,
  );
});
