import { FIRESTORE_ORIGIN } from '../../data/menu/firestore-rest';
import type { VisibleMenu } from '../../data/menu/freshness';
import { hasFrozen } from '../../dish/item';
import type { Product } from '../../domain/product/product';
import { restaurant } from '../../restaurant';
import type { Elements } from '../../ui/elements';
import { PageHead, type PageHeadProps } from '../../ui/PageHead';
import { OpenDish, type OpenDishProps } from '../dish/OpenDish';
import { SkeletonGrid } from '../dish/SkeletonGrid';
import { MenuFailed, NoScript, PricesWithoutScript } from '../MenuMessages';
import { useShownFreshness } from '../useMenuList';
import { MenuFoot } from './MenuFoot';
import { PrintHead } from './PrintHead';

type MenuPageProps = {
  head: Omit<PageHeadProps, 'site'>;
  /** The list that the page shows, as far as it may; undefined on a page without dishes. */
  list?: VisibleMenu<object | null>;
  /** Whether the dishes wait for something else than their list. */
  isWaiting?: boolean;
  /** What is above the dishes, whether there are any or not. */
  top: Elements;
  children?: Elements;
  /** The dishes that the page shows: whether one is marked as frozen. */
  shown?: readonly Product[];
  /** The dish in the address, if the page opens one. */
  open?: Omit<OpenDishProps, 'freshness'>;
  /** What the page answers above its foot: 'hours', 'charges'. */
  said?: readonly string[] | undefined;
  /** What is printed: the menu, or the page's own sheets. */
  paper?: 'menu' | 'own';
};

/** The frame of the menu's pages: what a page is called, how fresh its list is, what stands while there is none, and its foot. */
export function MenuPage(page: MenuPageProps) {
  const {
    head,
    list,
    isWaiting = false,
    top,
    children,
    shown = [],
    open,
    said,
    paper = 'menu',
  } = page;
  useShownFreshness(list);
  const isLoading = isWaiting || list?.status === 'loading';
  const content = list?.content ? list : null;
  return (
    <>
      <PageHead {...head} site={restaurant} />
      {list && <link rel="preconnect" href={FIRESTORE_ORIGIN} crossOrigin="anonymous" />}
      {paper === 'menu' && content && <PrintHead list={content} />}
      {top}
      {isLoading && (paper === 'menu' ? <SkeletonGrid /> : <NoScript />)}
      {list?.status === 'failed' && <MenuFailed changed={list.changed} />}
      {children}
      {paper === 'menu' && <MenuFoot frozen={hasFrozen(shown)} said={said} />}
      {paper === 'menu' && content?.words && <PricesWithoutScript day={content.words.day} />}
      {open && <OpenDish {...open} freshness={content ? content.freshness : null} />}
    </>
  );
}
