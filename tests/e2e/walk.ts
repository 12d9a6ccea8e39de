import type { Page } from '@playwright/test';
import { showFonts } from './fonts';

/** A screen size, with the settings of its user. The size of the text is in percent of the default. */
type Screen = {
  name: string;
  width: number;
  height: number;
  text?: 200;
  forcedColors?: 'active' | 'none';
};

/** The extremes. Held sideways, a narrow phone has the layout of a tablet. */
const screens: readonly Screen[] = [
  { name: 'a phone held sideways', width: 780, height: 360 },
  { name: '1280 px at 400 %', width: 320, height: 200 },
  {
    name: '1280 px with text at 200 % and forced colours',
    width: 1280,
    height: 800,
    text: 200,
    forcedColors: 'active',
  },
  { name: '390 px with text at 200 %', width: 390, height: 844, text: 200 },
];

/** Shows the page as on a screen, without a reload. */
async function setScreen(page: Page, { width, height, text, forcedColors = 'none' }: Screen) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ forcedColors });
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent ? `${percent}%` : '';
    // The page's own measurements, such as the height of its bars, are up to date after the next frame.
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  }, text);
}

/**
 * Finds layout problems in the page, or in the dialog above it, as it is drawn now. Runs in the page.
 * @param within selector of the element to check: the last one, which is the dialog above all others
 */
function findProblems(within: string): string[] {
  const problems: string[] = [];
  const root = document.documentElement;
  const area = [...document.querySelectorAll(within)].at(-1) ?? document.body;
  const nameOf = (element: Element | null) =>
    element
      ? `<${element.tagName.toLowerCase()} ${element.className}> ${element.textContent?.trim().slice(0, 30)}`
      : 'nothing';

  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    problems.push(
      `scrolls sideways by ${root.scrollWidth - root.clientWidth} px: ${nameOf(wide.at(-1) ?? null)}`,
    );
  }

  // The height of the bars that stay in view when the page is scrolled.
  if (area === document.body) {
    window.scrollTo(0, root.scrollHeight / 2);
    const stuck = [...document.querySelectorAll('#root > header, .menu-tabs, .filter-chips')].map(
      (bar) => bar.getBoundingClientRect().bottom,
    );
    const bars = Math.max(0, ...stuck.filter((bottom) => bottom > 0));
    if (bars > window.innerHeight / 4) problems.push(`bars of ${bars} px, above a quarter`);
  }

  // Focuses each control, forwards and backwards.
  const controls = [
    ...area.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, video, iframe, summary, [tabindex="0"]',
    ),
  ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
  for (const control of [...controls, ...controls.toReversed()]) {
    control.focus();
    if (document.activeElement !== control) {
      problems.push(`does not take the focus: ${nameOf(control)}`);
      continue;
    }
    // Of Bootstrap's toggles people see the label alone: the input is clipped.
    const isClipped = control instanceof HTMLInputElement && control.matches('.btn-check');
    const seen = (isClipped && control.labels?.[0]) || control;
    const box = [...seen.getClientRects()].find(({ width }) => width > 0);
    if (!box) continue;
    const x = box.left + box.width / 2;
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, window.innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(seen.contains(hit) || hit.contains(seen))) {
      problems.push(`covered while it has the focus: ${nameOf(control)} by ${nameOf(hit)}`);
    }
  }

  // Words that break although they would fit on one line.
  const room = root.clientWidth - 2 * Number.parseFloat(getComputedStyle(root).fontSize) - 4;
  const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  const boxOf = (text: Node, from: number, to: number) => {
    const range = new Range();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    // A text has one box per line: with a single box no word is broken.
    if (!(node instanceof Text) || boxOf(node, 0, node.length).length < 2) continue;
    if (parent?.closest('code, svg, .visually-hidden') || !parent?.checkVisibility()) continue;
    for (const { index, 0: word } of node.data.matchAll(
      /(?<=^|[\s'’(«])\p{L}{4,}(?=$|[\s,.;:)»])/gu,
    )) {
      const end = index + word.length;
      const first = boxOf(node, index, index + 1)[0];
      const last = boxOf(node, end - 1, end)[0];
      const length = boxOf(node, index, end).reduce((sum, { width }) => sum + width, 0);
      if (first && last && last.top > first.bottom - 4 && length < room) {
        problems.push(`a broken word: ${word} in ${nameOf(parent)}`);
      }
    }
  }
  return [...new Set(problems)];
}

/**
 * Checks the page, or an open dialog, in its own fonts, then restores it.
 * @param on every screen, or the narrowest for its letters: enough for a page whose styles another one shares
 * @returns the problems by screen
 */
export async function walkScreens(
  page: Page,
  within = 'body',
  on: 'every screen' | 'the narrowest' = 'every screen',
): Promise<Record<string, string[]>> {
  await showFonts(page);
  const found: Record<string, string[]> = {};
  const own = page.viewportSize() ?? { width: 390, height: 844 };
  for (const screen of on === 'every screen' ? screens : screens.slice(-1)) {
    await setScreen(page, screen);
    const problems = await page.evaluate(findProblems, within);
    if (problems.length > 0) found[screen.name] = problems;
  }
  await setScreen(page, { name: 'its own', ...own });
  return found;
}
