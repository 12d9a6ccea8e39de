import { type SubmitEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { offeredList } from '../../data/menu/menu-state';
import { idsOf } from '../../domain/criteria';
import { paths, QUERY_PARAMETER } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { useTextInAddress } from '../../ui/useTextInAddress';
import { hasFrozen } from '../dish/item';
import { OpenDish } from '../dish/OpenDish';
import { SkeletonGrid } from '../dish/SkeletonGrid';
import { useOpenDish } from '../dish/useOpenDish';
import { AllHidden } from '../filter/AllHidden';
import { CriterionChips } from '../filter/ChoiceStrip';
import { setChoice, useChoice } from '../filter/choice-store';
import { FilterBar } from '../filter/FilterBar';
import { useFilteredDishes } from '../filter/useFilteredDishes';
import { MenuFoot } from '../MenuFoot';
import { MenuFailed } from '../MenuMessages';
import { useWholeMenu } from '../shown-menu';
import { indexMenu } from './engine/menu-index';
import { type SearchResult, searchMenu } from './engine/search-menu';
import { AllergenOffer, Meaning, NothingFound, SearchHint, SearchStatus } from './SearchMessages';
import { SearchResults } from './SearchResults';
import { useAsked } from './useAsked';

/** Browsers limit how often the address may change (Safari: 100 times in 30 s), so it does not follow every key. */
const ADDRESS_DELAY_MS = 300;

/** No criteria: always the same array. */
const NONE_ASKED: SearchResult['asked'] = [];

/** Searches the whole menu in the cached lists: no request is needed, so it works offline. */
export function SearchPage() {
  const { text, deferredText, setText } = useTextInAddress(QUERY_PARAMETER, {
    delayMs: ADDRESS_DELAY_MS,
    toSearch: String,
  });
  const known = useWholeMenu();
  const choice = useChoice();
  const menu = known.status === 'ready' ? known.menu : null;
  const index = useMemo(() => menu && indexMenu(menu), [menu]);
  // Searches for the first query at once, so that nothing shifts. Further keystrokes do not wait for their results.
  const query = deferredText === '' ? text : deferredText;
  const searched = useMemo(() => index && searchMenu(index, query), [index, query]);
  const { combined, queryOnly } = useAsked(searched?.asked ?? NONE_ASKED, choice, setText);
  const whole = offeredList(known, combined.criteria.length > 0);
  const result = whole.status === 'ready' ? searched : null;
  const found = useMemo(() => result?.groups.flatMap(({ products }) => products) ?? [], [result]);
  const { openId, close, ...opening } = useOpenDish();
  const { shown, ...filter } = useFilteredDishes(found, combined);
  const allDishes = useMemo(() => (menu ? Object.values(menu).flat() : []), [menu]);
  const { avoided } = combined;
  const offered = result?.named.filter((each) => !combined.criteria.includes(each)) ?? [];

  const box = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // Keeps text that was typed before hydration: the next render would clear it.
  useLayoutEffect(() => {
    if (box.current?.value) setText(box.current.value);
  }, [setText]);
  const focusStatus = () => status.current?.focus({ preventScroll: true });

  // Results appear while typing: Enter only closes the phone's keyboard and moves the focus to them.
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (result) focusStatus();
  }

  function clear() {
    setText('');
    box.current?.focus();
  }

  function hide() {
    setChoice([...idsOf(choice), ...offered.map(({ id }) => id)]);
    focusStatus();
  }

  return (
    <>
      <PageHead
        title="Cerca nel menu"
        description={`Cerca un piatto o un ingrediente in tutto il menu di ${restaurant.name}.`}
        path={paths.search}
        site={restaurant}
        noIndex
      />
      <header className="menu-title">
        <h1>Cerca nel menu</h1>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers still in use do not know <search> */}
      <form className="search-box" role="search" onSubmit={submit}>
        <label htmlFor="search-input">Piatto, ingrediente o categoria</label>
        <span className="search-field">
          <Icon name="search" />
          <input
            id="search-input"
            // Before hydration the browser submits the form itself.
            name={QUERY_PARAMETER}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            data-focus-first
            value={text}
            onChange={(event) => setText(event.target.value)}
            ref={box}
          />
        </span>
      </form>
      <FilterBar {...filter} />
      {whole.status === 'loading' && <SkeletonGrid />}
      {whole.status === 'failed' && <MenuFailed changed={whole.changed} />}
      {queryOnly.length > 0 && (
        <section aria-label="Criteri della ricerca">
          <CriterionChips
            criteria={queryOnly.map(({ criterion }) => criterion)}
            onRemove={({ id }) =>
              setText(queryOnly.find(({ criterion }) => criterion.id === id)?.without ?? '')
            }
          />
        </section>
      )}
      {result && result.asked.length > 0 && <Meaning asked={result.asked} />}
      <SearchStatus
        result={result}
        shown={shown.length}
        hidden={found.length - shown.length}
        ref={status}
      />
      {whole.status === 'ready' && !result && <SearchHint />}
      {result && found.length === 0 && (
        <NothingFound
          query={query.trim()}
          allergens={result.named.map(({ name }) => name).join(', ')}
          onClear={clear}
        />
      )}
      {filter.ready && shown.length === 0 && <AllHidden onShow={filter.onToggle} />}
      <AllergenOffer criteria={offered} shown={shown} onHide={hide} />
      {result && <SearchResults {...result} shown={shown} avoided={avoided} {...opening} />}
      <MenuFoot frozen={hasFrozen(shown)} />
      <OpenDish
        products={whole.status === 'ready' ? allDishes : found}
        openId={openId}
        avoided={avoided}
        freshness={whole.status === 'ready' ? whole.freshness : null}
        onClose={close}
      />
    </>
  );
}
