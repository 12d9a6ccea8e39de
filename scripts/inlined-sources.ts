import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, isPolicy, permit } from './header-rules.ts';

type Config = { hosting: { headers?: HeaderRule[] } };

/** The texts of the inline scripts and styles of pages. */
export type InlineTexts = { scripts: Iterable<string>; styles: Iterable<string> };

/** The HTML of every page of a built site. */
export function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

const contentsOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);

/** Finds the inline scripts and styles of built pages. Data blocks and JSON-LD are none: no policy concerns them. */
export function inlineTextsOf(pages: Iterable<string>): InlineTexts {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const html of pages) {
    for (const text of contentsOf(html, /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script>/gs)) {
      scripts.add(text);
    }
    for (const text of contentsOf(html, /<style[^>]*>(.*?)<\/style>/gs)) styles.add(text);
  }
  return { scripts, styles };
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
      const value = permit(header.value, 'script-src', [...scripts].map(sourceOf));
      return { ...header, value: permit(value, 'style-src', [...styles].map(sourceOf)) };
    }),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}
