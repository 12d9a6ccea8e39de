import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pageAddresses } from '../src/page-addresses';
import { PRINT_PATH, paths } from '../src/paths';
import { INLINE_LIST, type InlineTexts } from './inline-texts';

type Header = { key: string; value: string };

/** A header rule of firebase.json. */
export type HeaderRule = { source: string; headers: Header[] };

/** A redirect of firebase.json, by a regular expression of RE2. */
type Redirect = { regex: string; destination: string; type: number };

type Config = { hosting: { headers?: HeaderRule[]; redirects?: Redirect[] } };

/** The source of firebase.json's rule for files whose name has a hash of their content. */
const HASHED = '/assets/**';

/** The files below assets/ of a built site. @returns their paths from the site's root: '/assets/index-Bx3.js' */
export function builtAssets(folder: string): string[] {
  return readdirSync(join(folder, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => `/${path.split(sep).join('/')}`)
    .sort();
}

/** The scripts and styles that a build has written into its pages. @param folder of the built site */
export function inlinedIn(folder: string): InlineTexts {
  return JSON.parse(readFileSync(join(folder, INLINE_LIST), 'utf8'));
}

/** How a policy names an inline script or style: by its hash. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Adds sources to a directive of a policy; a missing directive starts with the sources of default-src. */
export function permit(policy: string, directive: string, added: readonly string[]): string {
  const directives = new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name, sources]),
  );
  const before = directives.get(directive) ?? directives.get('default-src') ?? [];
  // 'none' has no effect beside other sources.
  directives.set(directive, [...before.filter((source) => source !== "'none'"), ...added]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** The rules with a changed Content-Security-Policy. */
export function withPolicy(
  rules: readonly HeaderRule[],
  change: (policy: string) => string,
): HeaderRule[] {
  const changed = ({ key, value }: Header) => {
    const isPolicy = key.toLowerCase() === 'content-security-policy';
    return { key, value: isPolicy ? change(value) : value };
  };
  return rules.map((rule) => ({ ...rule, headers: rule.headers.map(changed) }));
}

/** Characters that may follow an address by mistake, encoded once, again or not: a bracket, a full stop, a blank. */
const CLOSING = '(?:%(?:25)*[0-9A-Fa-f]{2}|[^\\p{L}\\p{N}%])';

const inAnyCase = (text: string) =>
  text.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** A pattern of all spellings of a text that have a capital letter. RE2 cannot except a single spelling from a pattern. */
function withCapitals(text: string): string {
  const ways = [...text].flatMap((letter, at) => {
    if (!/[a-z]/.test(letter)) return [];
    return [text.slice(0, at) + letter.toUpperCase() + inAnyCase(text.slice(at + 1))];
  });
  return `(?:${ways.join('|')})`;
}

/**
 * Redirects to a page from its address in another case, and with closing punctuation or blanks, as messengers leave it. A redirect
 * comes before files, so none matches an address as it is. A dish's id may end with any character: its page reads it.
 */
function redirectsTo(address: string): Redirect {
  const regex =
    address === paths.home
      ? `^/${CLOSING}+$`
      : `^(?:${inAnyCase(address)}${CLOSING}+|${withCapitals(address)}${CLOSING}*)$`;
  return { regex, destination: address, type: 301 };
}

/**
 * Adapts firebase.json to a build. The rule for hashed files becomes one rule for each existing file: Hosting applies a rule to
 * every path that matches, so a browser would keep the 404 of a missing script for a year, although a rollback may restore
 * the script. The policy permits the inline scripts and styles of the build by their hashes, and no others. Other spellings of
 * the pages' addresses lead to them.
 * @param assets from `builtAssets`
 */
export function fitToBuild<Given extends Config>(
  config: Given,
  assets: readonly string[],
  { scripts, styles }: InlineTexts,
): Given {
  const headers = (config.hosting.headers ?? []).flatMap((rule) =>
    rule.source === HASHED ? assets.map((source) => ({ ...rule, source })) : [rule],
  );
  const permitted = withPolicy(headers, (policy) =>
    permit(permit(policy, 'script-src', scripts.map(sourceOf)), 'style-src', styles.map(sourceOf)),
  );
  const others = [...pageAddresses, PRINT_PATH].map(redirectsTo);
  const redirects = [...(config.hosting.redirects ?? []), ...others];
  return { ...config, hosting: { ...config.hosting, headers: permitted, redirects } };
}
