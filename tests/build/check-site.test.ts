import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostingOf } from '../../emulators/config';
import { type ServedSite, serveHosting } from '../../emulators/hosting';
import { sampleMenu } from '../../emulators/sample/menu';
import { suiteOf } from '../../emulators/suite';
import { checkSite } from '../../scripts/check-site';
import { readSite } from '../../scripts/live-site';
import { projectOf } from '../../scripts/project';
import { countUndeclared } from '../../scripts/site-checks';

/* The built site as the Hosting emulator serves it, and the emulators' Firestore. A sabotage alters some of their responses. */
const FOLDER = 'dist-test';
const project = projectOf('test', 'check-site');

let site: ServedSite;
beforeAll(async () => {
  site = await serveHosting(FOLDER, hostingOf(FOLDER, suiteOf('test')));
});
afterAll(() => site.close());

type Change = (answer: Response) => Response | Promise<Response>;

const withStatus =
  (status: number): Change =>
  ({ body, headers }) =>
    new Response(body, { status, headers });

const withText =
  (change: (text: string) => string): Change =>
  async (answer) => {
    const { status, headers } = answer;
    return new Response(change(await answer.text()), { status, headers });
  };

const withHeader =
  (name: string, change: (value: string) => string): Change =>
  ({ body, status, headers }) => {
    const changed = new Headers(headers);
    changed.set(name, change(headers.get(name) ?? ''));
    return new Response(body, { status, headers: changed });
  };

/** Each request is sent once and its response reused: nothing changes meanwhile. */
const answers = new Map<string, Promise<Response>>();
async function answerTo(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const question = JSON.stringify([String(input), init]);
  const answer = answers.get(question) ?? fetch(input, init);
  answers.set(question, answer);
  return (await answer).clone();
}

/** The findings with problems after the responses of some addresses were altered. */
async function failures(address: RegExp, change: Change, dishes = sampleMenu.length - 5) {
  const ask: typeof fetch = async (input, init) => {
    const answer = await answerTo(input, init);
    return address.test(String(input)) ? change(answer) : answer;
  };
  const findings = await checkSite(readSite(site.origin, project, dishes, ask));
  return findings.filter(({ problems }) => problems.length > 0);
}

const NOWHERE = /^nowhere$/;
const CSP = 'content-security-policy';
const unchanged: Change = (answer) => answer;

test('the built site passes every check', async () => {
  expect(await failures(NOWHERE, unchanged)).toEqual([]);
});

const sabotages: [string, RegExp, Change][] = [
  ['Every page answers', /\/storia$/, withStatus(500)],
  [
    'Every page answers',
    /\/pinse$/,
    withText((text) => text.replace('<title>Pinse', '<title>Menu')),
  ],
  [
    'The policy permits',
    /\/dolci$/,
    withHeader(CSP, (p) => p.replace(/(script-src.*?)'sha256-[^']+'/, '$1')),
  ],
  [
    'The policy permits',
    /\/reserved$/,
    withHeader(CSP, (p) => p.replace('script-src', "script-src 'unsafe-inline'")),
  ],
  [
    'The policy permits',
    /\/dolci$/,
    withHeader(CSP, (p) => p.replace('style-src', "style-src 'unsafe-inline'")),
  ],
  ['files of the pages', /\/assets\/.*\.css$/, withHeader('cache-control', () => 'no-cache')],
  ['files of the pages', /\/assets\/react-.*\.js$/, withStatus(404)],
  [
    'missing file',
    /missing/,
    withHeader('cache-control', () => 'public, max-age=31536000, immutable'),
  ],
  ['unknown page', /che-non-esiste$/, withStatus(200)],
  ['service worker', /\/sw\.js$/, withHeader('content-type', () => 'text/html')],
  ['manifest', /icon-192\.png$/, withStatus(404)],
  ['version', /:batchGet$/, withText(() => '[{"missing":"meta/menu"}]')],
  [
    'with the dishes',
    /:runQuery$/,
    withText((text) => JSON.stringify(JSON.parse(text).slice(0, 90))),
  ],
  ['hold the menu', /\/pizze-/, withText((text) => text.replaceAll('<article ', '<div '))],
  ['hold the menu', /\/dolci$/, withText((text) => text.replace(/"readAt":\d+/, '"readAt":1'))],
  ['picture of each size', /\/o\/images%2F/, withStatus(404)],
  ['not to be listed', /\/additem$/, withHeader('x-robots-tag', () => 'all')],
];

test.each(sabotages)('only "%s" fails if %s is altered', async (name, address, change) => {
  const found = await failures(address, change);
  expect(found.map((finding) => finding.name)).toEqual([expect.stringContaining(name)]);
  expect(found[0]?.problems.join()).not.toBe('');
  expect(found[0]?.advice).toMatch(/\w/);
});

test('dishes of which nobody has declared the allergens are counted, and fail no check', async () => {
  const ask: typeof fetch = async (input, init) => {
    const answer = await answerTo(input, init);
    const withoutField = withText((text) => text.replaceAll('"nessunAllergene"', '"altro"'));
    return /:runQuery$/.test(String(input)) ? withoutField(answer) : answer;
  };
  const count = (asking: typeof fetch) =>
    countUndeclared(readSite(site.origin, project, 0, asking));
  const dishes = sampleMenu.length;
  expect(await count(answerTo)).toEqual({ dishes, undeclared: 0 });
  const silent = sampleMenu.filter(({ allergeni }) => allergeni.length === 0).length;
  expect(await count(ask)).toEqual({ dishes, undeclared: silent });
});

test('fewer dishes than required fail, both in Firestore and in the pages', async () => {
  const found = await failures(NOWHERE, unchanged, sampleMenu.length + 1);
  expect(found.map(({ name }) => name)).toEqual([
    expect.stringContaining('with the dishes'),
    expect.stringContaining('hold the menu'),
  ]);
});
