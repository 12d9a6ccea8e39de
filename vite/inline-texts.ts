/** The inline scripts and styles of pages, each once. */
export type InlineTexts = { scripts: string[]; styles: string[] };

/** Where a build lists those that it wrote itself, below its folder: deploying permits these, and no others, by their hashes. */
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
