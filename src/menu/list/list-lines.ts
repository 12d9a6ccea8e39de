import { visibleMenu } from '../../data/menu/freshness';
import { wholeOf } from '../../data/menu/known-menu';
import { todayNow } from '../../data/menu/today-now';
import { toItem } from '../../dish/item';
import { type Choice, reasonFor } from '../../domain/filter/criteria';
import { withBase } from '../../domain/list/base';
import { billOf, centsOf, type Known, type Line } from '../../domain/list/bill';
import { type ListEntry, type MyList, readListEntry } from '../../domain/list/my-list';
import { allergenAnswer, allergenTexts, mayHaveMore } from '../../domain/product/allergens';
import type { DishCategoryName } from '../../domain/product/categories';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { shownText } from '../../domain/product/shown';
import { sizes, sizesOf } from '../../domain/product/sizes';
import type { Say } from '../../domain/words/say';
import { useHouse } from '../../house';
import { useStore } from '../../ui/useStore';
import { useChoice } from '../choice-store';
import { soldOutTexts } from '../dish/StatusBadge';
import type { WishedDish } from '../list-now';
import { useMenuList } from '../useMenuList';

export type ListLine = Line &
  ReturnType<typeof caveatsOf> & {
    /** As the menu has it now, without its base; undefined if it has not, or is not known. */
    product: Product | undefined;
    name: string;
    /** The category's name, or 'Da chiedere' for a dish that is on no list. */
    category: string;
    /** Why it cannot be had, or its price cannot be told; '' if it can. */
    problem: string;
  };

export const euro = (cents: number) => formatPrice(cents / 100);

/** 'Maxi · impasto Farro'; '' for the usual size on the ordinary dough. */
export const kindOf = ({ size, base }: Pick<ListEntry, 'size' | 'base'>, t: Say) =>
  [size === 'normale' ? '' : t(sizes[size].label), base && t('impasto {name}', { name: base.name })]
    .filter(Boolean)
    .join(' · ');

export const keyOf = ({ id, size, base, note }: ListEntry) => `${id} ${size} ${base?.id} ${note}`;

const problems = {
  soldOut: '',
  gone: 'Oggi non è nel menu',
  unpriced: 'Oggi non ha un prezzo',
  unknown: 'Prezzo da confermare',
} as const;

/** A dish on a base of the menu. */
const onBase = (
  product: Product,
  baseId: string | undefined,
  products: ReadonlyMap<string, Product>,
) => withBase(product, products.get(baseId ?? '') ?? null);

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
    /** That it may have more allergens than are declared; '' if it has not. */
    unsaid: mayHaveMore(answer) ? t(allergenTexts[answer]) : '',
  };
}

/**
 * The menu's data on the dishes of a list, as far as `visibleMenu` permits. Prices and allergens of a list that has changed are
 * not told, and only the current one tells that a dish is gone.
 * @param t in the language in which it is read: a waiter reads Italian
 */
export function useListBill(list: Omit<MyList, 'end'>, t: Say) {
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

  const problemOf = ({ state, entry: { id, base }, isOfBase }: Line) => {
    if (state === 'counted') return '';
    const reason = soldOut.get(isOfBase && base ? base.id : id);
    const problem = t(state === 'soldOut' && reason ? soldOutTexts[reason] : problems[state]);
    return isOfBase && base ? `${t('impasto {name}', { name: base.name })}: ${problem}` : problem;
  };
  const bill = billOf(list, find, house);
  const lines = bill.lines.map((line): ListLine => {
    const { id, base } = line.entry;
    const product = products.get(id);
    const isWhole = isTold && (base === null || products.has(base.id));
    return {
      ...line,
      product,
      name: shownText('nome', product?.nome ?? line.entry.name),
      category: product?.categoria ?? 'Da chiedere',
      problem: problemOf(line),
      ...caveatsOf(product && onBase(product, base?.id, products), isWhole, choice, t),
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

const DRINKS: DishCategoryName = 'Bibite';

/** '3 piatti', '1 cosa': drinks are no dishes. */
function countText({ lines, count }: ListBill, t: Say): string {
  const isWithDrinks = lines.some(({ category }) => category === DRINKS);
  return isWithDrinks
    ? t('{count} cosa ¦ {count} cose', { count })
    : t('{count} piatto ¦ {count} piatti', { count });
}

/** '3 cose · ', '€ 24,50', ' con 2 coperti · 1 da controllare'. Counts portions, as the total does. The second part must not break. */
export function summaryOf(bill: ListBill, people: number, t: Say): [string, string, string] {
  const { lines, count, uncounted, cover, total } = bill;
  const covers = cover > 0 ? t('con {count} coperto ¦ con {count} coperti', { count: people }) : '';
  const doubtful = lines
    .filter(({ problem, concern, before }) => problem || concern || before)
    .reduce((sum, line) => sum + line.entry.count, 0);
  const isPriced = uncounted < count;
  return [
    countText(bill, t) + (isPriced ? ' · ' : ''),
    isPriced ? euro(total) : '',
    [
      isPriced && covers && ` ${covers}`,
      doubtful > 0 && ` · ${t('{number} da controllare', { number: doubtful })}`,
    ]
      .filter(Boolean)
      .join(''),
  ];
}

/** The supplement of a base, in cents. */
export const supplementOf = (base: Product | null) =>
  base ? (centsOf(toItem(base), 'normale') ?? 0) : 0;

/** The price of one as it is wanted, in cents; null if the menu has none. */
export function centsOfWish({ product, wish: { size, base } }: WishedDish): number | null {
  const own = centsOf(toItem(product), size);
  return own && own + supplementOf(base);
}

/**
 * A dish as it is wanted, as an entry. In a size that the menu does not have it is of its first one.
 * @param isTold whether the menu may say its price
 */
export function entryOf({ product, wish }: WishedDish, isTold: boolean): ListEntry | null {
  const { base, count, note } = wish;
  const offered = sizesOf(toItem(product));
  const [size = 'normale'] = offered.includes(wish.size) ? [wish.size] : offered;
  return readListEntry({
    id: product.id,
    size,
    base: base && { id: base.id, name: base.nome },
    count,
    note,
    name: shownText('nome', product.nome),
    cents: isTold ? centsOfWish({ product, wish: { ...wish, size } }) : null,
  });
}
