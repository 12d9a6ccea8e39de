import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INLINE_LIST, type InlineTexts } from '../vite/inline-texts';
import { type HeaderRule, isPolicy, permit } from './header-rules';

type Config = { hosting: { headers?: HeaderRule[] } };

/** The scripts and styles that a build has written into its pages. @param folder of the built site */
export function inlinedIn(folder: string): InlineTexts {
  return JSON.parse(readFileSync(join(folder, INLINE_LIST), 'utf8'));
}

/** How a policy names an inline script or style: by its hash. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Lets the Content-Security-Policy of firebase.json permit these texts and no other: by their hashes, which change with each
 * build.
 */
export function permitInline<Given extends Config>(
  config: Given,
  { scripts, styles }: InlineTexts,
): Given {
  const headers = (config.hosting.headers ?? []).map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) => {
      if (!isPolicy(header)) return header;
      const value = permit(header.value, 'script-src', scripts.map(sourceOf));
      return { ...header, value: permit(value, 'style-src', styles.map(sourceOf)) };
    }),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}
