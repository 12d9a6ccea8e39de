import { useMemo } from 'react';
import { retryMenu } from '../../data/menu/menu-cache';
import { indexMenu, searchMenu } from '../../domain/search';
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
import { Findings } from './SearchFindings';
import { NothingFound, NothingSought } from './SearchMessages';
import { useQuery } from './useQuery';

/** Search of the whole menu, over the lists that the browser keeps: it asks nobody, so it works without a network. */
export function SearchPage() {
  const { text, deferredText: query, setText } = useQuery();
  const whole = useWholeMenu();
  const menu = whole.status === 'ready' ? whole.menu : null;
  const index = useMemo(() => menu && indexMenu(menu), [menu]);
  const { findings, slips, words } = useMemo(
    () => (index ? searchMenu(index, query) : { findings: [], slips: [], words: [] }),
    [index, query],
  );
  const found = useMemo(() => findings.flatMap(({ products }) => products), [findings]);
  const { openId, close, ...opening } = useOpenDish();
  const { shown, ...filter } = useFilteredDishes(found);
  const everything = useMemo(() => (menu ? Object.values(menu).flat() : []), [menu]);

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
      {whole.status === 'ready' && !whole.current && <MenuAge savedAt={whole.savedAt} />}
      <OpenDish products={everything} openId={openId} avoided={filter.avoided} onClose={close} />
      {menu && words.length === 0 && <NothingSought />}
      {menu && words.length > 0 && found.length === 0 && (
        <NothingFound query={query} onClear={() => setText('')} />
      )}
      {found.length > 0 && shown.length === 0 && <AllHidden onShow={filter.onToggle} />}
      {found.length > 0 && (
        <Findings
          findings={findings}
          slips={slips}
          words={words}
          shown={shown}
          avoided={filter.avoided}
          {...opening}
        />
      )}
      <MenuFoot frozen={hasFrozen(shown)} />
    </>
  );
}
