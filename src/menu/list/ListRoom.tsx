import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListEntry } from '../../domain/list/my-list';
import { DISH_PARAMETER, paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { inItalian, useTexts } from '../../ui/texts';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { useStore } from '../../ui/useStore';
import { addedDishes, type ListParts } from '../list-now';
import { HeldUpList } from './HeldUpList';
import { ListSheet } from './ListSheet';
import styles from './list.module.scss';
import { entryOf, summaryOf, useListBill } from './list-lines';
import { addToList, lastAdded, useMyList } from './stored-list';
import { WishFields, WishPrice } from './WishFields';

/** What the sheet of a dish shows of the list. */
export const parts: ListParts = { WishFields, WishPrice };

/**
 * What screen readers say of the dish that was added last: once, and of the list as it was then. An open dish covers it, and what was
 * said before is not said again when the dish closes.
 * @param text of this moment
 */
function useSaid(added: ListEntry | null, isCovered: boolean, text: string): string {
  const [said, setSaid] = useState({ added, isCovered, text: '' });
  if (said.added !== added || said.isCovered !== isCovered) {
    const kept = isCovered ? '' : said.text;
    setSaid({ added, isCovered, text: said.added === added ? kept : text });
  }
  return isCovered ? '' : said.text;
}

/** The guest's list on this phone: the bar at the bottom of the screen, and its dialogs, each with an entry in the history. */
export function ListRoom() {
  const { t } = useTexts();
  const list = useMyList();
  const bill = useListBill(list, t);
  const billForWaiter = useListBill(list, inItalian.t);
  const tapped = useStore(addedDishes);
  const added = useStore(lastAdded);
  const summary = summaryOf(bill, list.people, t);
  const [count, price, rest] = summary;
  // While a dish is open, what is behind its sheet is not read out.
  const { pathname, search } = useLocation();
  const isCovered =
    pathname.startsWith(`${paths.anyDish}/`) || new URLSearchParams(search).has(DISH_PARAMETER);
  const nameAdded = added && t('{name}: nella tua lista.', { name: added.name });
  const said = useSaid(added, isCovered, `${nameAdded} ${summary.join('')}`);
  const sheet = useDialogInHistory('lista');
  const screen = useDialogInHistory('lista-grande');

  const take = useEffectEvent(() => {
    const dishes = addedDishes.get();
    if (dishes.length === 0) return;
    addedDishes.set([]);
    for (const { product, wish } of dishes) {
      const dish = bill.products.get(product.id) ?? product;
      const base = wish.base && (bill.products.get(wish.base.id) ?? wish.base);
      const entry = entryOf({ product: dish, wish: { ...wish, base } }, bill.status === 'ready');
      if (entry) addToList(entry);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tap
  useEffect(() => take(), [tapped]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {said && <span>{said}</span>}
      </p>
      {list.entries.length > 0 && (
        <button
          type="button"
          className={`btn btn-primary mx-auto pe-auto ${styles.bar}`}
          aria-haspopup="dialog"
          onClick={sheet.show}
        >
          <Icon name="clipboard-list" />
          <span className="visually-hidden">{`${t('La mia lista')}: `}</span>
          <span>
            <span>{count}</span>
            <span className="text-nowrap">{price}</span>
            <span>{rest}</span>
          </span>
        </button>
      )}
      {(sheet.open || screen.open) && (
        <ListSheet bill={bill} list={list} onShow={screen.show} onClose={sheet.close} />
      )}
      {screen.open && <HeldUpList bill={billForWaiter} list={list} onClose={screen.close} />}
    </>
  );
}
