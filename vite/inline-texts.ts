/** The inline scripts and styles of pages, each once. */
export type InlineTexts = { scripts: string[]; styles: string[] };

/** The file in a build's folder that lists the inline texts it wrote: deploying permits only these, by their hashes. */
export const INLINE_LIST = '.vite/inlined.json';

const DATA = /\stype="application\/(?:ld\+)?json"/;

/** Finds the inline scripts and styles of a page. Data blocks and JSON-LD do not count: no policy applies to them. */
export function inlineTextsOf(html: string): InlineTexts {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script\s*>/gis)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !DATA.test(attributes))
    .map(([, , text = '']) => text);
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style\s*>/gis)].map(
    ([, text = '']) => text,
  );
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}
