import { deviceNow } from '../data/clock';
import {
  askFirestore,
  decodeFields,
  EVERY_PRODUCT,
  idOf,
  property,
  readMenuVersion,
} from '../data/menu/firestore-rest';
import {
  type AnswerEvent,
  afterAnswer,
  hasLapsed,
  type MenuState,
  NOTHING_KNOWN,
  PATIENCE_MS,
  TICK_MS,
} from '../data/menu/menu-state';
import {
  decideFirstList,
  type FirstList,
  isOutdated,
  type ListOfBuild,
  readEntry,
} from '../data/menu/menu-store';
import {
  type BeforeReact,
  compareCards,
  DEFERRED_MEDIA,
  setShownFreshness,
} from '../data/menu/page-handover';
import { readPart } from '../domain/hash';
import { applyListView } from '../menu/dish/list-view';
import { keepChoiceOfAddress } from '../menu/filter/kept-choice';
import { showCurrentTab } from '../menu/frame/current-tab';
import { HOME_PATH } from '../paths';

/*
 * The first script of every page: a classic script before the style sheet, so that it runs before the first paint and waits for
 * nothing. The timeline of a first visit, from the build to a price that is known to be current:
 *
 * | when              | what                                                                | modules                          |
 * |-------------------|---------------------------------------------------------------------|----------------------------------|
 * | build             | renders the page; a category page with its dishes, a digest on each | vite/prerender, vite/page,       |
 * |                   | card, and a data block                                              | entry-server, page-handover      |
 * | before the first  | rewrites an old address; removes an expired filter; reserves space  | first-script, kept-choice,       |
 * | paint             | for the filter's chips; decides which list to show; marks cards     | menu-store, page-handover,       |
 * |                   | that differ from a stored list; requests the version                | firestore-rest                   |
 * | first paint       | shows dishes with prices and allergens, in the page's own styles    | dish/_freshness.scss             |
 * | the responses     | same version: the list is current; another: requests the list,      | menu-state, page-handover        |
 * |                   | marks the cards that it changes                                     |                                  |
 * | first pictures,   | starts the deferred scripts, keeps taps on buttons;                 | first-script                     |
 * | or a touch        | already after a response if only React can continue                 |                                  |
 * | scripts           | hydrates the prerendered page, the cards in slices, then shows the  | main, Root, CategoryPage,        |
 * |                   | list that the responses call for; replays the kept tap              | shown-menu, menu-cache,          |
 * | idle              | stores the whole menu of the build in localStorage                  | menu-refresh                     |
 */

/** How long a page waits at most for its first pictures before it starts its scripts, in ms. */
const PICTURES_PATIENCE_MS = 3_000;

/** The build's data on a page with dishes, null on any other. */
const ofBuild: ListOfBuild | null = JSON.parse(document.currentScript?.dataset.list ?? 'null');
const { dataset } = document.documentElement;
const beforeReact: BeforeReact = {
  source: 'none',
  version: null,
  askedAt: 0,
  list: null,
  isOver: false,
  isListening: false,
  tapped: null,
};
window.beforeReact = beforeReact;

const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Keeps the last tap on a button before hydration, when nothing handles it yet. Links and popovers work by themselves. */
function keepTap({ target }: Event): void {
  if (beforeReact.isListening) return;
  const button = target instanceof Element ? target.closest('button') : null;
  beforeReact.tapped = button?.popoverTargetElement ? null : button;
}

/**
 * Starts the page's deferred scripts, once. The files run in the order of their hints, each in a task of its own: a slow
 * phone takes long to run them all, and handles a tap in between.
 */
function startScripts(): void {
  const hints = document.querySelectorAll<HTMLLinkElement>(`link[media="${DEFERRED_MEDIA}"]`);
  for (const link of hints) {
    link.media = 'all';
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.async = false;
    script.src = link.href;
    document.head.append(script);
  }
}

/** Starts the scripts after the first pictures: loaded in parallel on a slow network, both would be late. */
async function startAfterPictures(): Promise<void> {
  await parsed;
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  await nextFrame();
  await nextTask();
  startScripts();
}

/** Resolves once the page is parsed, before its first paint; in a hidden tab as soon as it is parsed. */
async function beforeFirstPaint(): Promise<void> {
  await parsed;
  if (document.visibilityState !== 'hidden') await nextFrame();
}

/** Requests the version after the paint: a list from localStorage is painted without a request before it. */
async function askAfterPaint() {
  await beforeFirstPaint();
  await nextTask();
  return readMenuVersion();
}

/** Runs the menu's state machine until React does: requests the version, and the list if the page's is missing or outdated. */
async function askForMenu({ source, isStored, version }: FirstList, isWithheld: boolean) {
  let state: MenuState = { ...NOTHING_KNOWN, open: true, version };
  if (isWithheld) state.freshness = 'withheld';
  let patience: ReturnType<typeof setTimeout> | undefined;
  function wait() {
    clearTimeout(patience);
    beforeReact.askedAt = deviceNow();
    patience = setTimeout(() => tell({ type: 'silence' }), PATIENCE_MS);
  }
  function tell(event: AnswerEvent) {
    if (beforeReact.isOver || source === 'none') return;
    state = afterAnswer(state, event);
    setShownFreshness(state.freshness);
  }
  function passTime() {
    const isOld = hasLapsed({ ...state, asOf: beforeReact.askedAt }, deviceNow());
    if (isOld && !beforeReact.isListening) tell({ type: 'failed' });
  }
  async function askForList() {
    wait();
    beforeReact.list = askFirestore('runQuery', EVERY_PRODUCT);
    const answer = await beforeReact.list;
    if (beforeReact.isOver) return;
    const documents = answer.map((element) => property(element, 'document'));
    const dishes = documents.map((document) => {
      return [idOf(document), decodeFields(property(document, 'fields'))] as const;
    });
    compareCards(new Map(dishes));
    tell({ type: 'read', version: null });
  }
  setShownFreshness(state.freshness);
  setInterval(passTime, TICK_MS);
  try {
    wait();
    beforeReact.version = isStored ? askAfterPaint() : readMenuVersion();
    // Without a list that may be seen, only React can show the dishes.
    const needsList = source === 'none' || isWithheld;
    if (needsList) void askForList().catch(() => {});
    const answer = await beforeReact.version;
    tell({ type: 'answered', version: answer.version });
    if (answer.version === version || needsList) return;
    // Only React can show a different list.
    startScripts();
    await askForList();
  } catch {
    tell({ type: 'failed' });
  }
}

/** The dishes in localStorage, by id; none if they cannot be read. */
function storedDishes({ items, fields }: ListOfBuild): Map<string, Record<string, unknown>> {
  try {
    const list: unknown[] = items.flatMap((key) => JSON.parse(readEntry(key, fields)?.items ?? ''));
    return new Map(list.map((dish) => [String(property(dish, 'id')), Object(dish)]));
  } catch {
    return new Map();
  }
}

function openDishes(list: ListOfBuild): void {
  applyListView();
  const first = decideFirstList(list);
  beforeReact.source = first.source;
  const isWithheld = first.source !== 'none' && isOutdated(first.version);
  // Only React knows what a filter hides, what a search finds, and what to show if the build's list is too old.
  const isSearch = readPart(window.location.hash, 'cerca') !== '';
  const isHeld = first.source === 'none' || 'avoided' in dataset || isSearch;
  if (isHeld && list.baked) dataset.held = '';
  // No dish, or no price, can be seen until React runs.
  if (isHeld || isWithheld || !list.baked) startScripts();
  if (first.source === 'stored') compareCards(storedDishes(list));
  void askForMenu(first, isWithheld);
  // A forced layout at the end of parsing would delay the first paint.
  void beforeFirstPaint().then(() =>
    showCurrentTab(document.querySelector<HTMLElement>('[data-tabs]'), window.location.pathname),
  );
}

/** On the home page: the response says whether the code for notices is needed at all (site/home/HomeNotice.tsx). */
function askForNotices(): void {
  beforeReact.askedAt = deviceNow();
  beforeReact.version = askAfterPaint();
  beforeReact.version.catch(() => {});
}

document.addEventListener('click', keepTap, { capture: true });
for (const touch of ['pointerdown', 'keydown']) {
  document.addEventListener(touch, startScripts, { capture: true, once: true, passive: true });
}
// A stalled download must not leave a page without its scripts.
setTimeout(startScripts, PICTURES_PATIENCE_MS);
void startAfterPictures();
// Reserves space for the filter's chips, which React renders (filter/ChoiceStrip.tsx), so that they shift no layout.
if (keepChoiceOfAddress().length > 0) dataset.avoided = '';
if (ofBuild) openDishes(ofBuild);
else if (window.location.pathname === HOME_PATH) askForNotices();
