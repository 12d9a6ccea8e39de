/*
 * Functions that run in the page. They are sent as text, so they use the page, one another, and `TestingLibraryDom`: the
 * browser's build of @testing-library/dom.
 */

declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom');
}

/** An element by its role and its accessible name, or by its label; inside another one, where that is given. */
export type Target = { role: string; name?: string; in?: Target } | { label: string; in?: Target };

/** The elements that a person finds by that description. */
export function findAll(target: Target): HTMLElement[] {
  const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom;
  const rooms = target.in ? findAll(target.in) : [document.body];
  return rooms.flatMap((room) => {
    if ('label' in target) return queryAllByLabelText(room, target.label);
    const { role, name } = target;
    return queryAllByRole(room, role, name === undefined ? {} : { name });
  });
}

/** The texts of the elements, or the values of fields. */
export function readAll(target: Target): string[] {
  return findAll(target).map((element) =>
    element instanceof HTMLInputElement ? element.value : (element.textContent ?? ''),
  );
}

/** Where to tap an element, in px of the window; null where it is not there yet, moves, or is covered. */
export async function pointOf(target: Target): Promise<{ x: number; y: number } | null> {
  const [element, ...others] = findAll(target);
  if (!element || others.length > 0) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return null;
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const met = document.elementFromPoint(x, y);
  return met && (element.contains(met) || met.closest('label')?.contains(element))
    ? { x, y }
    : null;
}

/** Focuses an element; of a field, selects what is in it, which is replaced by what is typed. */
export function focusOn(target: Target): void {
  const [element] = findAll(target);
  element?.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.select();
  }
}

/** Whether React has hydrated the page: before that a link loads a whole page, and no effect has run. */
export function isHydrated(): boolean {
  const root = document.getElementById('root') ?? {};
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
  if (key === undefined) return false;
  return !Reflect.get(root, key).stateNode.current.memoizedState.isDehydrated;
}

/** Waits until the service worker keeps the site and controls this page. */
export async function waitForServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

/** The heights of the printed categories, an A4 sheet wide, by the rules for paper: neither WebDriver can emulate these. */
export async function printedHeights(): Promise<number[]> {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const media = rule.media.mediaText.replaceAll('screen', 'speech');
        rule.media.mediaText = media.replaceAll('print', 'all');
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) visit(cssRules);
  document.body.style.width = '180mm';
  await document.fonts.ready;
  const sheets = [...document.querySelectorAll('.printed-category')];
  return sheets.map((sheet) => sheet.getBoundingClientRect().height);
}

/** Runs in the page, before anything else. A request that waits, so that no error is missed when the test ends. */
export function reportErrors(address: string): void {
  const report = (text: string) => {
    const call = new XMLHttpRequest();
    call.open('POST', address, false);
    call.send(`${text} (${location.pathname})`);
  };
  addEventListener('error', ({ message, error }) => report(`${message} ${error?.stack ?? ''}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    report(`${reason} ${reason?.stack ?? ''}`),
  );
  document.addEventListener('securitypolicyviolation', (event) => {
    report(`Policy violation: ${event.violatedDirective} ${event.blockedURI}`);
  });
  console.error = (...values: unknown[]) => report(values.map(String).join(' '));
}
