import { type SubmitEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Path, useLocation } from 'react-router-dom';
import { visibleMenu } from '../../data/menu/freshness';
import { wholeOf } from '../../data/menu/known-menu';
import { hasFrozen } from '../../dish/item';
import { readPart, withParts } from '../../domain/hash';
import { dishCategories } from '../../domain/product/categories';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { PrintButton, usePrintFonts } from '../../ui/printing';
import { useTexts } from '../../ui/texts';
import { useHydrated } from '../../ui/useStore';
import { useTextInAddress } from '../../ui/useTextInAddress';
import { useChoice } from '../choice-store';
import { OpenDish } from '../dish/OpenDish';
import { SkeletonGrid } from '../dish/SkeletonGrid';
import { useOpenDish } from '../dish/useOpenDish';
import { AllHidden } from '../filter/AllHidden';
import { FilterBar } from '../filter/FilterBar';
import { useFilteredDishes } from '../filter/useFilteredDishes';
import { MenuFoot } from '../frame/MenuFoot';
import { PrintHead } from '../frame/PrintHead';
import { MenuFailed, PricesWithoutScript } from '../MenuMessages';
import { WHOLE_MENU } from '../menu-texts';
import { useMenuList, useShownFreshness } from '../shown-menu';
import { useIsSignedIn } from '../useIsSignedIn';
import { AllergenLegend } from './AllergenLegend';
import { Answers } from './Answers';
import { FilterOffer, isAboutFilter } from './FilterOffer';
import { findsNothing, NothingFound, SearchFailed } from './NothingFound';
import { SearchResults } from './SearchResults';
import { SearchStatus } from './SearchStatus';
import { loadSearch, useSearchCode } from './useSearchCode';

/** The search's words are behind the '#': 'senza arachidi' is health data. */
const wordsInAddress = {
  /** Browsers limit how often the address may change (Safari: 100 times in 30 s), so it does not follow every key. */
  read: ({ hash }: Path) => readPart(hash, 'cerca'),
  write: ({ search }: Path, text: string) => ({
    search,
    // The router's hash may lack the filter, which the address has without it (filter/AddressFilter.tsx).
    hash: withParts(window.location.hash, { cerca: text }),
  }),
};

/** The typing rests after this pause, in ms. Only then a screen reader says what was found. */
const REST_MS = 700;

/** How many characters of a query are read: enough to name any dish, while an address may hold a text of any length. */
const MAX_LENGTH = 200;

/** The whole menu, and what the guest searches for in it: in the cached lists, so no request is needed and it works offline. */
export function SearchPage() {
  const texts = useTexts();
  const { t } = texts;
  const { text, deferredText, setText } = useTextInAddress(wordsInAddress);
  const known = useMenuList(wholeOf);
  useShownFreshness(known);
  const choice = useChoice();
  const menu = known.content ?? null;
  // Searches for the first query at once, so that nothing shifts. Further keystrokes do not wait for their results.
  const query = deferredText === '' ? text : deferredText;
  const isOld = query !== text;
  const isAsked = query !== '';
  const isLong = query.length > MAX_LENGTH;
  const code = useSearchCode(isAsked);
  const search = useMemo(
    () => (menu && isAsked && code && code !== 'failed' ? code.searchIn(menu, texts) : null),
    [menu, isAsked, code, texts],
  );
  // Show no dishes for words until the search code has loaded: unfiltered dishes under 'senza latte' could be read as the
  // answer.
  const isWaiting = isAsked && code === null;
  const hasFailed = isAsked && code === 'failed';
  const searched = useMemo(
    () => (isLong ? null : (search?.(query) ?? null)),
    [search, query, isLong],
  );
  // Who names an allergen relies on the list as with a filter.
  const hideIfChanged = choice.criteria.length > 0 || searched?.namesAllergen === true;
  const whole = visibleMenu(known, { hideIfChanged });
  const isOffered = whole.content !== undefined;
  const result = isOffered ? searched : null;
  const groups = useMemo(() => {
    if (isLong || isWaiting || hasFailed) return [];
    const all = dishCategories.map(({ name }) => ({
      category: name,
      products: menu?.[name] ?? [],
    }));
    return result?.groups ?? (isOffered ? all : []);
  }, [menu, isOffered, isLong, isWaiting, hasFailed, result]);
  const allDishes = useMemo(() => (menu ? Object.values(menu).flat() : []), [menu]);
  const found = useMemo(() => groups.flatMap(({ products }) => products), [groups]);
  const { openId, close, ...opening } = useOpenDish();
  const { shown, ...filter } = useFilteredDishes(found, choice);
  const { avoided } = choice;

  usePrintFonts();
  const isSignedIn = useIsSignedIn();
  const isHydrated = useHydrated();
  const { state } = useLocation();
  /** Whether to focus the box: only after a tap on the magnifier, as the keyboard would cover the menu. */
  const toSearch = isHydrated && state?.toSearch === true;
  const box = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  // Keeps text that was typed before hydration: the next render would clear it.
  useLayoutEffect(() => {
    if (box.current?.value) setText(box.current.value);
  }, [setText]);
  const focusStatus = () => status.current?.focus({ preventScroll: true });
  const isTyping = useIsTyping(query);

  // Results appear while typing: Enter only closes the phone's keyboard and moves the focus to them.
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (result) focusStatus();
  }

  function clear() {
    setText('');
    box.current?.focus();
  }

  /** After the filter is set: removes the words, unless the filter does not know one of them. */
  function finishFilter() {
    if (result && result.unknown.length === 0 && result.forbids) setText(result.rest);
    focusStatus();
  }

  return (
    <>
      <PageHead
        title={t(WHOLE_MENU)}
        description={`Tutto il menu di ${restaurant.name} su una pagina, con la ricerca di piatti e ingredienti.`}
        path={paths.search}
        site={restaurant}
        noIndex
      />
      <PrintHead list={whole} />
      <header className="cluster justify-content-between menu-title d-print-none">
        <h1>{t(WHOLE_MENU)}</h1>
        {isSignedIn && <PrintButton />}
      </header>
      {/* Before hydration the browser handles Enter: for a dialog it sends nothing, and keeps what was typed. */}
      {/* biome-ignore lint/a11y/useSemanticElements: browsers still in use do not know <search> */}
      <form
        className="stack gap-1 mb-2 search-box needs-script"
        role="search"
        method="dialog"
        onSubmit={submit}
      >
        <label className="quiet" htmlFor="search-input">
          {t('Cerca un piatto, un ingrediente o una categoria')}
        </label>
        <span className="position-relative search-field">
          <Icon name="search" className="position-absolute my-auto quiet" />
          <input
            className="box tap w-100"
            id="search-input"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            data-focus-first={toSearch || undefined}
            value={text}
            onFocus={loadSearch}
            onChange={({ target }) => setText(target.value)}
            ref={box}
          />
        </span>
      </form>
      <FilterBar {...filter} isLive={false} />
      {(whole.status === 'loading' || (isOffered && isWaiting)) && <SkeletonGrid />}
      {whole.status === 'failed' && <MenuFailed changed={whole.changed} />}
      {hasFailed && <SearchFailed />}
      <Answers result={isTyping ? null : result} />
      <SearchStatus
        result={result}
        isLong={isLong}
        isTyping={isTyping}
        isOld={isOld}
        shown={shown.length}
        ref={status}
      >
        {result && isAboutFilter(result, choice) && (
          <FilterOffer result={result} onApplied={finishFilter} />
        )}
      </SearchStatus>
      {result && findsNothing(result) && (
        <NothingFound result={result} onSearch={setText} onClear={clear} />
      )}
      {filter.ready && shown.length === 0 && <AllHidden onShow={filter.onToggle} />}
      <SearchResults
        groups={groups}
        {...(result && { isMatch: result.isMatch })}
        shown={shown}
        isOld={isOld}
        avoided={avoided}
        {...opening}
      />
      <AllergenLegend />
      <MenuFoot frozen={hasFrozen(shown)} />
      {whole.content && whole.words && <PricesWithoutScript day={whole.words.day} />}
      <OpenDish
        products={isOffered ? allDishes : found}
        openId={openId}
        avoided={avoided}
        freshness={whole.content ? whole.freshness : null}
        onClose={close}
      />
    </>
  );
}

/** Whether somebody is typing: the words may become others. The words of a link are whole. */
function useIsTyping(query: string): boolean {
  const [rested, setRested] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), REST_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return rested !== query;
}
