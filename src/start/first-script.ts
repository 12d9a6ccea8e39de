import { LIST_KEY } from '../data/browser-keys';
import { local } from '../data/browser-storage';
import { deviceNow } from '../data/clock';
import { askFirestore, EVERY_PRODUCT, readMenuVersion } from '../data/menu/firestore-rest';
import {
  type MenuEvent,
  type MenuState,
  needsRecheck,
  next,
  PATIENCE_MS,
  TICK_MS,
} from '../data/menu/freshness';
import {
  type HouseCopy,
  NO_HOUSE,
  newestHouse,
  readStoredHouse,
  storeHouse,
} from '../data/menu/house-copy';
import {
  decideFirstList,
  type FirstList,
  isOutdated,
  type ListOfBuild,
} from '../data/menu/menu-store';
import { DEFERRED_MEDIA, HOUSE_BLOCK_ID, startHandover } from '../data/menu/page-handover';
import { release, setAside, showFreshness } from '../data/menu/root-attributes';
import { readPart } from '../domain/hash';
import { takeLanguage } from '../menu/chosen-language';
import { showCurrentTab } from '../menu/frame/current-tab';
import { isOtherView } from '../menu/menu-view';
import { addChoiceOfAddress } from '../menu/stored-choice';
import { HOME_PATH } from '../paths';

/*
 * The first script of every page: a classic script before the style sheet, so that it runs before the first paint and waits for
 * nothing. The timeline of a first visit, from the build to a price that is known to be current:
 *
 * | when              | what                                                                | modules                          |
 * |-------------------|---------------------------------------------------------------------|----------------------------------|
 * | build             | renders the page; a category page with its dishes and a data block  | vite/prerender, vite/page,       |
 * |                   |                                                                     | entry-server                     |
 * | before the first  | removes an expired filter; reserves space for its chips, and for    | first-script, stored-choice,     |
 * | paint             | the buttons of a guest's list; decides which list is first; hides   | menu-store, house-copy,          |
 * |                   | outdated facts of the house; requests the version                   | firestore-rest                   |
 * | first paint       | shows the dishes: of a list that has changed the names alone        | dish/_freshness.scss             |
 * | the response      | same version: the list is current; another: requests the list and   | freshness                        |
 * |                   | starts the scripts                                                  |                                  |
 * | first pictures,   | starts the deferred scripts, keeps taps on buttons                  | first-script                     |
 * | or a touch        |                                                                     |                                  |
 * | scripts           | hydrates the prerendered page, the cards in slices, then shows the  | main, Root, CategoryPage,        |
 * |                   | list that the responses call for; replays the kept tap              | useMenuList, known-menu, runner  |
 * | 6 s without React | shows a page in Italian and in the build's design, without what a   | first-script, root-attributes    |
 * |                   | filter may hide                                                     |                                  |
 * | idle              | stores the whole menu of the build in localStorage                  | runner                           |
 */

/** How long a page waits at most for its first pictures before it starts its scripts, in ms. */
const PICTURES_PATIENCE_MS = 3_000;

/** How long what only React can show as the guest has chosen it is hidden at most without React, in ms. */
const REACT_PATIENCE_MS = 6_000;

/** The build's data on a page with dishes, null on any other. */
const ofBuild: ListOfBuild | null = JSON.parse(document.currentScript?.dataset.list ?? 'null');
const handover = startHandover();

const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Keeps the last tap on a button before hydration, when nothing handles it yet. Links and popovers work by themselves. */
function keepTap({ target }: Event): void {
  if (handover.react !== 'absent') return;
  const button = target instanceof Element ? target.closest('button') : null;
  handover.tapped = button?.popoverTargetElement ? null : button;
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

/** Requests the version after the paint: a list from localStorage, and the home page, are painted without a request before that. */
async function askAfterPaint() {
  await beforeFirstPaint();
  await nextTask();
  return askForVersion();
}

/** Requests the version, and hides what its answer shows to be outdated of the house. */
async function askForVersion() {
  const answer = await readMenuVersion();
  if (handover.react === 'absent' && hideIfOutdated(answer.house)) {
    handover.house = answer.house;
    storeHouse(answer.house);
  }
  return answer;
}

/** Hides numbers, hours and charges of the HTML if a later copy says others. React shows them. @returns whether it does */
function hideIfOutdated(copy: HouseCopy | null): boolean {
  const block = document.getElementById(HOUSE_BLOCK_ID)?.textContent;
  const baked: HouseCopy = block ? JSON.parse(block) : NO_HOUSE;
  if (newestHouse([baked, copy]) === baked) return false;
  setAside('house');
  startScripts();
  return true;
}

/**
 * Runs the table of freshness.ts until React does. A list in the HTML that is older than the stored one has changed: it is
 * compared with nothing, and only React can show the stored one.
 * @param isUrgent whether the page opens with the list; otherwise it is asked for by React alone, and nothing before the paint
 */
function askForMenu(
  { source, isStored, version }: FirstList,
  isReplaced: boolean,
  isUrgent: boolean,
): void {
  let state: MenuState = {
    freshness: isReplaced || isOutdated(version) ? 'changed' : 'unsure',
    late: false,
    version: isReplaced ? null : version,
  };
  let patience: ReturnType<typeof setTimeout> | undefined;
  function wait() {
    clearTimeout(patience);
    handover.sentAt = deviceNow();
    patience = setTimeout(() => dispatch({ type: 'silence' }), PATIENCE_MS);
  }
  function dispatch(event: MenuEvent) {
    if (handover.react === 'showing') return;
    state = next(state, event).state;
    if (source !== 'none') showFreshness(state);
  }
  function fail() {
    release('pictures');
    dispatch({ type: 'failed' });
  }
  function askForList() {
    if (!isUrgent) return;
    // No price can be seen until React runs.
    startScripts();
    wait();
    handover.requests.list = askFirestore('runQuery', EVERY_PRODUCT);
    handover.requests.list.catch(fail);
  }
  if (source !== 'none') showFreshness(state);
  // If the answer says that the list has changed, its prices need the scripts: other pictures then load after them.
  if (isUrgent && !isStored) setAside('pictures');
  setInterval(() => {
    if (state.freshness === 'current' && needsRecheck(handover.sentAt, deviceNow())) fail();
  }, TICK_MS);
  wait();
  const request = isStored || !isUrgent ? askAfterPaint() : askForVersion();
  handover.requests.version = request;
  const needsList = source === 'none' || isOutdated(version);
  if (needsList) askForList();
  request.then((answer) => {
    dispatch({ type: 'answered', version: answer.version });
    if (answer.version === version) release('pictures');
    else if (!needsList && handover.react !== 'showing') askForList();
  }, fail);
}

/** Whether dishes wait for what only React knows: which of them a filter hides, which a search finds. */
let isUnread = false;

/** Where the scripts are blocked, or late, a page is Italian, and in the build's design. What a filter may hide stays hidden. */
function showWithoutReact(): void {
  if (handover.react !== 'absent') return;
  handover.isItalianShown = isTranslated;
  if (isUnread) setAside('held');
  else release('held');
  release('language');
}

/** On a page that opens with its dishes. */
function openScreen({ baked }: ListOfBuild, source: FirstList['source'], isReplaced: boolean) {
  // Only React knows what a filter hides, how a dish is translated, what a search finds, and what to show if the build's list is too
  // old.
  const isSearch = readPart(window.location.hash, 'cerca') !== '';
  isUnread = source === 'none' || hasFilter || isSearch;
  const isHeld = isUnread || isOtherView(window.location.pathname);
  if (isHeld && baked && !isTranslated) setAside('held');
  // No dish, or no price, can be seen until React runs.
  if (isHeld || isTranslated || isReplaced) startScripts();
  // A forced layout at the end of parsing would delay the first paint.
  void beforeFirstPaint().then(() =>
    showCurrentTab(document.querySelector<HTMLElement>('[data-tabs]')),
  );
}

function openDishes(list: ListOfBuild): void {
  const first = decideFirstList(list);
  handover.source = first.source;
  const isReplaced = first.source === 'stored' && first.version !== list.baked?.version;
  const isUrgent = window.location.pathname !== HOME_PATH;
  if (isUrgent) openScreen(list, first.source, isReplaced);
  askForMenu(first, isReplaced, isUrgent);
}

document.addEventListener('click', keepTap, true);
for (const touch of ['pointerdown', 'keydown']) {
  document.addEventListener(touch, startScripts, true);
}
// A stalled download must not leave a page without its scripts.
setTimeout(startScripts, PICTURES_PATIENCE_MS);
void startAfterPictures();
// Reserves space for the filter's chips, which React renders (filter/ChoiceStrip.tsx), so that they shift no layout.
const hasFilter = addChoiceOfAddress().length > 0;
if (hasFilter) setAside('avoided');
if (local.get(LIST_KEY)) setAside('list');
hideIfOutdated(readStoredHouse());
const isTranslated = takeLanguage() !== 'it';
if (isTranslated) setAside('language');
if (ofBuild) openDishes(ofBuild);
setTimeout(showWithoutReact, REACT_PATIENCE_MS);
