import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { INLINE_LIST, type InlineTexts } from '../vite/inline-texts';

type Header = { key: string; value: string };

/** A header rule of firebase.json. */
export type HeaderRule = { source: string; headers: Header[] };

type Config = { hosting: { headers?: HeaderRule[] } };

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

/**
 * Adapts firebase.json to a build. The rule for hashed files becomes one rule for each existing file: Hosting applies a rule to
 * every path that matches, so a browser would keep the 404 of a missing script for a year, although a rollback may restore
 * the script. The policy permits the inline scripts and styles of the build by their hashes, and no others.
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
  return { ...config, hosting: { ...config.hosting, headers: permitted } };
}
