import { type SubmitEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Path, useLocation } from 'react-router-dom';
import { offered } from '../../data/menu/freshness';
import { wholeOf } from '../../data/menu/known-menu';
import { hasFrozen } from '../../dish/item';
import { type Criterion, idsOf } from '../../domain/criteria';
import { readPart, withParts } from '../../domain/hash';
import { dishCategories } from '../../domain/product/categories';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { PrintButton, usePrintFonts } from '../../ui/printing';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { useHydrated } from '../../ui/useStore';
import { useTextInAddress } from '../../ui/useTextInAddress';
import { OpenDish } from '../dish/OpenDish';
import { SkeletonGrid } from '../dish/SkeletonGrid';
import { useOpenDish } from '../dish/useOpenDish';
import { AllHidden } from '../filter/AllHidden';
import { CriterionChips } from '../filter/ChoiceStrip';
import { setChoice, useChoice } from '../filter/choice-store';
import { FilterBar } from '../filter/FilterBar';
import { useFilteredDishes } from '../filter/useFilteredDishes';
import { MenuFoot } from '../MenuFoot';
import { MenuFailed, PricesWithoutScript } from '../MenuMessages';
import { WHOLE_MENU } from '../menu-texts';
import { PrintHead } from '../PrintHead';
import { useMenuList, useShownFreshness } from '../shown-menu';
import { useIsSignedIn } from '../useIsSignedIn';
import { AllergenLegend } from './AllergenLegend';
import { Answers } from './Answers';
import { indexMenu } from './engine/menu-index';
import { searchMenu } from './engine/search-menu';
import {
  AllergenOffer,
  NothingFound,
  nothingLine,
  offerLine,
  Refused,
  SearchStatus,
} from './SearchMessages';
import { SearchResults } from './SearchResults';
import { useAsked } from './useAsked';

/** The search's words are behind the '#': 'senza arachidi' is health data. */
const wordsInAddress = {
  /** Browsers limit how often the address may change (Safari: 100 times in 30 s), so it does not follow every key. */
  delayMs: 300,
  read: ({ hash }: Path) => readPart(hash, 'cerca'),
  write: ({ search }: Path, text: string) => ({
    search,
    // The router's hash may lack the filter, which the address has without it (filter/AddressNotice.tsx).
    hash: withParts(window.location.hash, { cerca: text }),
  }),
};

/** The typing rests after this pause, in ms. Until then the last word may become another one. */
const REST_MS = 700;

/** The whole menu, and what the guest searches for in it: in the cached lists, so no request is needed and it works offline. */
export function SearchPage() {
  const { text, deferredText, setText } = useTextInAddress(wordsInAddress);
  const known = useMenuList(wholeOf);
  useShownFreshness(known);
  const choice = useChoice();
  const menu = known.content ?? null;
  // Searches for the first query at once, so that nothing shifts. Further keystrokes do not wait for their results.
  const query = deferredText === '' ? text : deferredText;
  const isOld = query !== text;
  const isAsked = query !== '';
  const index = useMemo(() => (menu && isAsked ? indexMenu(menu) : null), [menu, isAsked]);
  const [rested, setRested] = useState(query);
  // The words of a link are whole.
  const [hasTyped, setHasTyped] = useState(false);
  const isTyping = hasTyped && rested !== query;
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), REST_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const searched = useMemo(
    () => index && searchMenu(index, query, { isTyping }),
    [index, query, isTyping],
  );
  const { combined, queryOnly } = useAsked(index, searched, choice, isTyping, setText);
  // Who names an allergen relies on the list as with a filter.
  const namesAllergen = searched !== null && searched.named.length > 0;
  const whole = offered(known, { relied: combined.criteria.length > 0 || namesAllergen });
  const isOffered = whole.content !== undefined;
  const result = isOffered ? searched : null;
  const allDishes = useMemo(() => (menu ? Object.values(menu).flat() : []), [menu]);
  const groups = useMemo(() => {
    const categories = menu && isOffered ? dishCategories : [];
    const all = categories.map(({ name }) => ({ category: name, products: menu?.[name] ?? [] }));
    return result?.groups ?? all;
  }, [menu, isOffered, result]);
  const found = useMemo(() => groups.flatMap(({ products }) => products), [groups]);
  const { openId, close, ...opening } = useOpenDish();
  const { shown, ...filter } = useFilteredDishes(found, combined);
  const { avoided } = combined;
  // A dish may declare the allergen and still lack the query's other words.
  const undeclared = (result?.named ?? [])
    .filter(({ hides }) => !allDishes.some(hides))
    .map(({ name }) => name)
    .join(', ');
  const isNew = (each: Criterion) => !combined.criteria.includes(each);
  const named = result?.named.filter(isNew) ?? [];
  const proposed = named.length > 0 ? named : (result?.related.filter(isNew) ?? []);
  const offer = offerLine(proposed, named.length > 0, shown);
  const refusal = result?.refusal ?? null;
  const isAnswered = refusal !== null || (result?.answers.length ?? 0) > 0;
  const nothing =
    result && found.length === 0 && !isAnswered
      ? nothingLine(query.trim(), result, undeclared)
      : '';
  const { show: openSheet } = useDialogInHistory('filtro');

  usePrintFonts();
  const isSignedIn = useIsSignedIn();
  const isHydrated = useHydrated();
  const { state } = useLocation();
  /** Who comes to search finds the focus in the box; who comes to read, no keyboard over the menu. */
  const toSearch = isHydrated && state?.toSearch === true;
  const box = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  // Keeps text that was typed before hydration: the next render would clear it.
  useLayoutEffect(() => {
    if (box.current?.value) setText(box.current.value);
  }, [setText]);
  const focusStatus = () => status.current?.focus({ preventScroll: true });

  // Results appear while typing: Enter only closes the phone's keyboard and moves the focus to them.
  function submit(event: SubmitEvent) {
    event.preventDefault();
    setRested(query);
    if (result) focusStatus();
  }

  function clear() {
    setText('');
    box.current?.focus();
  }

  function hide(criteria: readonly Criterion[]) {
    setChoice([...idsOf(choice), ...criteria.map(({ id }) => id)]);
    focusStatus();
  }

  return (
    <>
      <PageHead
        title={WHOLE_MENU}
        description={`Tutto il menu di ${restaurant.name} su una pagina, con la ricerca di piatti e ingredienti.`}
        path={paths.search}
        site={restaurant}
        noIndex
      />
      <PrintHead list={whole} />
      <header className="row between menu-title screen-only">
        <h1>{WHOLE_MENU}</h1>
        {isSignedIn && <PrintButton />}
      </header>
      {/* Before hydration the browser handles Enter: for a dialog it sends nothing, and keeps what was typed. */}
      {/* biome-ignore lint/a11y/useSemanticElements: browsers still in use do not know <search> */}
      <form
        className="stack search-box needs-script"
        role="search"
        method="dialog"
        onSubmit={submit}
      >
        <label className="quiet" htmlFor="search-input">
          Cerca un piatto, un ingrediente o una categoria
        </label>
        <span className="with-icon search-field">
          <Icon name="search" />
          <input
            className="box"
            id="search-input"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            data-focus-first={toSearch || undefined}
            value={text}
            onChange={({ target }) => {
              setHasTyped(true);
              setText(target.value);
            }}
            ref={box}
          />
        </span>
      </form>
      <FilterBar {...filter} isLive={false} />
      {whole.status === 'loading' && <SkeletonGrid />}
      {whole.status === 'failed' && <MenuFailed changed={whole.changed} />}
      {queryOnly.length > 0 && (
        <section aria-label="Criteri della ricerca">
          <CriterionChips
            criteria={queryOnly}
            onRemove={({ id }) => setText(searched?.without([id]) ?? '')}
          />
        </section>
      )}
      <Answers answers={isTyping ? [] : (result?.answers ?? [])} onFilter={openSheet} />
      <SearchStatus
        result={result}
        filter={filter}
        isTyping={isTyping}
        isOld={isOld}
        shown={shown.length}
        hidden={found.length - shown.length}
        nothing={nothing}
        offer={offer}
        ref={status}
      />
      {refusal && (
        <Refused refusal={refusal} query={query} onSearch={setText} onFilter={openSheet} />
      )}
      {result && nothing && (
        <NothingFound
          title={nothing}
          allergens={undeclared}
          known={result.unknown.length > 0 ? result.known : ''}
          onSearch={setText}
          onClear={clear}
        />
      )}
      {filter.ready && shown.length === 0 && <AllHidden onShow={filter.onToggle} />}
      <AllergenOffer line={offer} criteria={proposed} onHide={() => hide(proposed)} />
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
