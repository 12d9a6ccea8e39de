import { useMemo } from 'react';
import { retryMenu } from '../../data/menu/menu-refresh';
import { indexMenu, type SearchResult, searchMenu } from '../../domain/search';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { hasFrozen } from '../dish/item';
import { OpenDish } from '../dish/OpenDish';
import { SkeletonGrid } from '../dish/SkeletonGrid';
import { useOpenDish } from '../dish/useOpenDish';
import { AllHidden } from '../filter/AllHidden';
import { FilterBar } from '../filter/FilterBar';
import { useFilteredDishes } from '../filter/useFilteredDishes';
import { MenuAge } from '../MenuAge';
import { MenuFailed } from '../MenuFailed';
import { MenuFoot } from '../MenuFoot';
import { useWholeMenu } from '../useWholeMenu';
import { SearchBox } from './SearchBox';
import { NothingFound, SearchHint } from './SearchMessages';
import { SearchResults } from './SearchResults';
import { useQuery } from './useQuery';

/** While there is no menu to search. */
const NO_RESULT: SearchResult = { groups: [], corrections: [], prefixes: [] };

/** Searches the whole menu in the cached lists: no request is needed, so it works offline. */
export function SearchPage() {
  const { text, deferredText: query, setText } = useQuery();
  const whole = useWholeMenu();
  const menu = whole.status === 'ready' ? whole.menu : null;
  const index = useMemo(() => menu && indexMenu(menu), [menu]);
  const result = useMemo(() => (index ? searchMenu(index, query) : NO_RESULT), [index, query]);
  const searched = result.prefixes.length > 0;
  const found = useMemo(() => result.groups.flatMap(({ products }) => products), [result]);
  const { openId, close, ...opening } = useOpenDish();
  const { shown, ...filter } = useFilteredDishes(found);
  const allDishes = useMemo(() => (menu ? Object.values(menu).flat() : []), [menu]);

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
      <SearchBox text={text} onChange={setText} />
      <FilterBar {...filter} ready={found.length > 0} />
      {whole.status === 'loading' && <SkeletonGrid />}
      {whole.status === 'failed' && <MenuFailed onRetry={() => retryMenu('whole')} />}
      {whole.status === 'ready' && whole.check === 'failed' && <MenuAge savedAt={whole.savedAt} />}
      <OpenDish
        products={allDishes}
        openId={openId}
        avoided={filter.avoided}
        final={whole.status === 'ready' && whole.check !== 'pending'}
        onClose={close}
      />
      {menu && !searched && <SearchHint />}
      {menu && searched && found.length === 0 && (
        <NothingFound query={query} onClear={() => setText('')} />
      )}
      {found.length > 0 && shown.length === 0 && (
        <AllHidden toVerify={filter.toVerifyCount > 0} onShow={filter.onToggle} />
      )}
      {found.length > 0 && (
        <SearchResults {...result} shown={shown} avoided={filter.avoided} {...opening} />
      )}
      <MenuFoot frozen={hasFrozen(shown)} />
    </>
  );
}
