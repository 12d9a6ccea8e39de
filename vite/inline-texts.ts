/** The inline scripts and styles of pages, each once. */
export type InlineTexts = { scripts: string[]; styles: string[] };

/** Where a build lists those that it wrote itself, below its folder. Hosting never publishes it. */
export const INLINE_LIST = '.vite/inlined.json';

const DATA = /\stype="application\/(?:ld\+)?json"/;

/** Finds the inline scripts and styles of a page. Data blocks and JSON-LD are none: no policy concerns them. */
export function inlineTextsOf(html: string): InlineTexts {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script\s*>/gis)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !DATA.test(attributes))
    .map(([, , text = '']) => text);
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style\s*>/gis)].map(
    ([, text = '']) => text,
  );
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/**
 * A policy permits what a build lists by its hash. What else stands inline in a page, say by a name that was not escaped, must
 * neither be permitted nor published.
 * @param file the page, for the message
 * @throws Error where a page holds an inline script or style that is not the build's own
 */
export function requireOwnTexts(html: string, own: InlineTexts, file: string): void {
  const found = inlineTextsOf(html);
  const foreign = [
    ...found.scripts.filter((text) => !own.scripts.includes(text)),
    ...found.styles.filter((text) => !own.styles.includes(text)),
  ];
  if (foreign[0] === undefined) return;
  throw new Error(
    `${file} holds an inline script or style that no build writes: ${foreign[0].slice(0, 80)}`,
  );
}
