import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { HeaderRule } from './header-rules';

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

/**
 * Narrows firebase.json's rule for hashed files to the files that exist. Hosting applies a rule to every path that matches,
 * whether a file is there or not: by folder alone a browser would keep the 404 of a missing script for a year, although a
 * roll back may bring the script back.
 * @param assets from `builtAssets`; none leaves all of them to the rule for every path
 */
export function narrowToAssets<Config extends { hosting: { headers?: HeaderRule[] } }>(
  config: Config,
  assets: readonly string[],
): Config {
  const headers = (config.hosting.headers ?? []).flatMap((rule) =>
    rule.source === HASHED ? assets.map((source) => ({ ...rule, source })) : [rule],
  );
  return { ...config, hosting: { ...config.hosting, headers } };
}
