import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FirebaseConfig, siteFolder, withEmulators } from '../../emulators/config';
import { ROOT } from '../../emulators/folders';
import type { Suite } from '../../emulators/suite';
import { inlinedIn, permitInline } from '../../scripts/inlined-sources';

/** The few globs that firebase.json uses: `**`, `*` and `@(one|other)`. */
function globToPattern(glob: string): RegExp {
  const pattern = glob
    .replace(/[.+^${}[\]\\]/g, '\\$&')
    .replace(/@\(([^)]*)\)/g, '(?:$1)')
    .replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
  return new RegExp(`^${pattern}$`);
}

/** The headers that the hosting sends with a path, the emulators' origins allowed; a later rule overrides an earlier one. */
export function hostingHeaders(suite: Suite): (path: string) => Record<string, string> {
  const config: FirebaseConfig = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const permitted = permitInline(config, inlinedIn(join(ROOT, siteFolder('bench'))));
  const rules = (withEmulators(permitted.hosting, suite).headers ?? []).map((rule) => ({
    pattern: globToPattern(rule.source),
    headers: rule.headers.map(({ key, value }) => [key.toLowerCase(), value] as const),
  }));
  return (path) =>
    Object.fromEntries(
      rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers),
    );
}
