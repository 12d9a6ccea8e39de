import { visibleMenu } from '../../data/menu/freshness';
import { wholeOf } from '../../data/menu/known-menu';
import { todayNow } from '../../data/menu/today-now';
import { toItem } from '../../dish/item';
import { type Choice, reasonFor } from '../../domain/filter/criteria';
import { billOf, type Known, type Line } from '../../domain/list/bill';
import { type ListEntry, type MyList, sizes } from '../../domain/list/my-list';
import { allergenAnswer, allergenTexts, mayHaveMore } from '../../domain/product/allergens';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { shownText } from '../../domain/product/shown';
import type { Say } from '../../domain/words/say';
import { useHouse } from '../../house';
import { useStore } from '../../ui/useStore';
import { useChoice } from '../choice-store';
import { soldOutTexts } from '../dish/TonightBadge';
import { useMenuList } from '../useMenuList';

export type ListLine = Line &
  ReturnType<typeof caveatsOf> & {
    /** As the menu has it now; undefined if it has not, or is not known. */
    product: Product | undefined;
    name: string;
    /** The category's name, or 'Da chiedere' for a dish that is on no list. */
    category: string;
    /** Why it cannot be had, or its price cannot be told; '' if it can. */
    problem: string;
  };

export const euro = (cents: number) => formatPrice(cents / 100);

/** 'Maxi'; '' for the usual size. */
export const sizeOf = ({ size }: ListEntry, t: Say) =>
  size === 'normale' ? '' : t(sizes[size].label);

export const keyOf = ({ id, size, note }: ListEntry) => `${id} ${size} ${note}`;

/** The reasons for which the filter hides a dish. A dish of which nothing is known may be any. */
function concernOf(product: Product | undefined, choice: Choice, t: Say): string {
  if (choice.criteria.length === 0) return '';
  if (!product) return t('allergeni da confermare');
  return reasonFor(product, choice, t);
}

/**
 * A dish's warning, its conflict with the filter, and its missing allergen information.
 * @param isTold whether the menu may say its allergens
 */
export function caveatsOf(product: Product | undefined, isTold: boolean, choice: Choice, t: Say) {
  const known = isTold ? product : undefined;
  const answer = known ? allergenAnswer(known) : 'declared';
  return {
    /** Its warning, which is shown whole wherever the dish is named. */
    notes: product && toItem(product).notes,
    /** Why it may not suit the guest's filter; '' if nothing is known against it. */
    concern: concernOf(known, choice, t),
    /** That nobody knows all its allergens; '' if they are known. */
    open: mayHaveMore(answer) ? t(allergenTexts[answer]) : '',
  };
}

/**
 * The menu's data on the dishes of a list, as far as `visibleMenu` permits. Prices and allergens of a list that has changed are
 * not told, and only the current one tells that a dish is gone.
 * @param t in the language in which it is read: a waiter reads Italian
 */
export function useListBill(list: Pick<MyList, 'entries' | 'people'>, t: Say) {
  const menu = visibleMenu(useMenuList(wholeOf), { hideIfChanged: false });
  const { soldOut } = useStore(todayNow);
  const choice = useChoice();
  const house = useHouse();

  const dishes = Object.values(menu.content ?? {}).flat();
  const products = new Map(dishes.map((dish) => [dish.id, dish]));
  const isTold = menu.status === 'ready';
  const absent = isTold && menu.freshness === 'current' ? 'gone' : 'unknown';
  function find(id: string): Known {
    const product = products.get(id);
    if (!isTold || !product) return absent;
    return { ...toItem(product), isSoldOut: soldOut.has(id) };
  }

  const problemOf = ({ state, entry }: Line) => {
    const reason = soldOut.get(entry.id);
    if (state === 'counted') return '';
    if (state === 'soldOut') return reason ? t(soldOutTexts[reason]) : '';
    if (state === 'gone') return t('Oggi non è nel menu');
    return state === 'unpriced' ? t('Oggi non ha un prezzo') : t('Prezzo da confermare');
  };
  const bill = billOf(list, find, house);
  const lines = bill.lines.map((line): ListLine => {
    const product = products.get(line.entry.id);
    return {
      ...line,
      product,
      name: shownText('nome', product?.nome ?? line.entry.name),
      category: product?.categoria ?? 'Da chiedere',
      problem: problemOf(line),
      ...caveatsOf(product, isTold, choice, t),
    };
  });
  const places = [...products.keys()];
  const placeOf = ({ product }: ListLine) => (product ? places.indexOf(product.id) : places.length);
  return {
    ...bill,
    lines: lines.sort((a, b) => placeOf(a) - placeOf(b)),
    products,
    /** The state of the menu. Prices and allergens are told only if it is 'ready'. */
    status: menu.status,
  };
}

/** The list in words, in the order of the menu. */
export type ListBill = ReturnType<typeof useListBill>;

/** '3 piatti · € 24,50 · 1 da controllare'. Counts portions, as the total does. */
export function summaryOf({ lines, count, uncounted, total }: ListBill, t: Say): string {
  const doubtful = lines
    .filter(({ problem, concern, before }) => problem || concern || before)
    .reduce((sum, line) => sum + line.entry.count, 0);
  return [
    t('{count} piatto ¦ {count} piatti', { count }),
    uncounted < count && euro(total),
    doubtful > 0 && t('{number} da controllare', { number: doubtful }),
  ]
    .filter(Boolean)
    .join(' · ');
}
