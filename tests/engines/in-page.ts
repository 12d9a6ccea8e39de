/*
 * Functions that run in the page. They are sent as text, so they can use only the page, one another and
 * `TestingLibraryDom`, the browser build of @testing-library/dom.
 */

declare global {
  var TestingLibraryDom: typeof import('@testing-library/dom');
  /** Whether the last tap has met its element. A new document knows of no tap. */
  var tapMet: boolean | undefined;
}

/**
 * Describes an element by its role and accessible name, or by its label. A name that ends with '…' is the beginning of one. `in` limits
 * the search to another element.
 */
export type Target = { role: string; name?: string; in?: Target } | { label: string; in?: Target };

/** Finds all elements that match a target. */
export function findAll(target: Target): HTMLElement[] {
  const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom;
  const rooms = target.in ? findAll(target.in) : [document.body];
  return rooms.flatMap((room) => {
    if ('label' in target) return queryAllByLabelText(room, target.label);
    const { role, name } = target;
    if (name === undefined) return queryAllByRole(room, role);
    const isBeginning = name.endsWith('…');
    const begins = (text: string) => text.startsWith(name.slice(0, -1));
    return queryAllByRole(room, role, { name: isBeginning ? begins : name });
  });
}

/** Reads the text of each matching element, or the value of an input. */
export function readAll(target: Target): string[] {
  return findAll(target).map((element) =>
    element instanceof HTMLInputElement ? element.value : (element.textContent ?? ''),
  );
}

/**
 * The point to tap an element, in px of the window. Null while it is missing, not the only match, moving or covered. A click
 * elsewhere is stopped: the page may move before it comes, when a toast closes or a notice appears.
 */
export async function pointOf(target: Target): Promise<{ x: number; y: number } | null> {
  const [element, ...others] = findAll(target);
  if (!element || others.length > 0) return null;
  const found = element.getBoundingClientRect();
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  // Cards that have come near are laid out some frames after the scrolling, and move it.
  const frames = before.top === found.top ? 2 : 10;
  for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return null;
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const meets = (met: unknown) =>
    met instanceof Element &&
    (element.contains(met) || met.closest('label')?.contains(element) === true);
  if (!meets(document.elementFromPoint(x, y))) return null;
  window.tapMet = false;
  const onClick = (event: Event) => {
    window.tapMet = meets(event.target);
    if (window.tapMet) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', onClick, { capture: true, once: true });
  return { x, y };
}

/** Whether the last tap has met its element. */
export function hasTapMet(): boolean {
  return window.tapMet !== false;
}

/** Focuses an element. Selects the content of a field, so that typing replaces it. */
export function focusOn(target: Target): void {
  const [element] = findAll(target);
  element?.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.select();
  }
}

/** Whether React has hydrated the page. Before that, a link loads a new document, and no effect has run. */
export function isHydrated(): boolean {
  const root = document.getElementById('root') ?? {};
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
  if (key === undefined) return false;
  return !Reflect.get(root, key).stateNode.current.memoizedState.isDehydrated;
}

/** Waits until the service worker has cached the site and controls this page. */
export async function waitForServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

/** Heights of the printed categories in px, at A4 width and with print styles, which neither WebDriver can emulate. */
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
  document.body.style.width = '186mm';
  await document.fonts.ready;
  const sheets = [...document.querySelectorAll('[data-category]')];
  return sheets.map((sheet) => sheet.getBoundingClientRect().height);
}

/** Reports the page's errors. Runs before any other script. Requests are synchronous: none is lost when the test ends. */
export function reportErrors(address: string): void {
  // A page that is left stops what it is still loading: that is no error of the page.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const report = (text: string) => {
    if (isLeft) return;
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
