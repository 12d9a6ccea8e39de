import { useMemo, useRef } from 'react';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { PrintButton, usePrintFonts } from '../../ui/PrintButton';
import { useTexts } from '../../ui/texts';
import { useChoice } from '../choice-store';
import { useOpenDish } from '../dish/useOpenDish';
import { AllHidden } from '../filter/AllHidden';
import { FilterBar } from '../filter/FilterBar';
import { useFilteredDishes } from '../filter/useFilteredDishes';
import { MenuPage } from '../frame/MenuPage';
import { WHOLE_MENU } from '../menu-texts';
import { useIsSignedIn } from '../useIsSignedIn';
import { AllergenLegend } from './AllergenLegend';
import { Answers } from './Answers';
import { FilterOffer, isAboutFilter } from './FilterOffer';
import { findsNothing, NothingFound, SearchFailed } from './NothingFound';
import { SearchBox } from './SearchBox';
import { SearchResults } from './SearchResults';
import { SearchStatus } from './SearchStatus';
import { useSearch } from './useSearch';

/** The page of the whole menu, and of what the guest looks for in it. */
export function SearchPage() {
  const { t } = useTexts();
  const { text, setText, list, search, groups, dishes, isOld, isTyping } = useSearch();
  const result = search.status === 'found' ? search.result : null;
  const choice = useChoice();
  const found = useMemo(() => groups.flatMap(({ products }) => products), [groups]);
  const { openId, close, ...opening } = useOpenDish();
  const { shown, ...filter } = useFilteredDishes(found, choice);
  usePrintFonts();
  const isSignedIn = useIsSignedIn();
  const box = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const focusStatus = () => status.current?.focus({ preventScroll: true });

  function clear() {
    setText('');
    box.current?.focus();
  }

  function searchFor(words: string) {
    setText(words);
    focusStatus();
  }

  /** After the filter is set: removes the words, unless the filter does not know one of them. */
  function finishFilter() {
    if (result && result.unknown.length === 0 && result.forbids) setText(result.rest);
    focusStatus();
  }

  return (
    <MenuPage
      head={{
        title: t(WHOLE_MENU),
        description: `Tutto il menu di ${restaurant.name} su una pagina, con la ricerca di piatti e ingredienti.`,
        path: paths.search,
        noIndex: true,
      }}
      list={list}
      isWaiting={search.status === 'loading'}
      top={
        <>
          <header className="cluster justify-content-between menu-title d-print-none">
            <h1>{t(WHOLE_MENU)}</h1>
            {isSignedIn && <PrintButton />}
          </header>
          <SearchBox
            text={text}
            setText={setText}
            onEnter={() => result && focusStatus()}
            ref={box}
          />
          <FilterBar {...filter} isLive={false} />
        </>
      }
      shown={shown}
      said={result?.hoursAsked ? undefined : result?.answers}
      open={{ products: dishes, openId, onClose: close }}
    >
      {search.status === 'failed' && <SearchFailed />}
      <Answers result={isTyping ? null : result} />
      <SearchStatus
        search={search}
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
        <NothingFound result={result} onSearch={searchFor} onClear={clear} />
      )}
      {filter.ready && shown.length === 0 && <AllHidden onShow={filter.onToggle} />}
      <SearchResults
        groups={groups}
        {...(result && { isMatch: result.isMatch })}
        shown={shown}
        isOld={isOld}
        avoided={choice.avoided}
        {...opening}
      />
      <AllergenLegend />
    </MenuPage>
  );
}
