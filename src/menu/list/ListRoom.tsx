import { useEffect, useState } from 'react';
import { toItem } from '../../dish/item';
import { takesBase } from '../../domain/list/base';
import { centsOf, sizesOf } from '../../domain/list/bill';
import { addEntries, type ListEntry, readListEntry } from '../../domain/list/my-list';
import type { Product } from '../../domain/product/product';
import { shownText } from '../../domain/product/shown';
import { Icon } from '../../ui/Icon';
import { inItalian, useTexts } from '../../ui/texts';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { useStore } from '../../ui/useStore';
import { addedDishes, askedDish } from '../list-now';
import { EntrySheet } from './EntrySheet';
import { HeldUpList } from './HeldUpList';
import { ListSheet } from './ListSheet';
import styles from './list.module.scss';
import { summaryOf, useListBill } from './list-lines';
import { changeList, useMyList } from './stored-list';

/** One portion of a dish in its first size. @param isTold whether the menu may say its price */
function oneOf(product: Product, isTold: boolean): ListEntry | null {
  const item = toItem(product);
  const [size = 'normale'] = sizesOf(item);
  const cents = isTold ? centsOf(item, size) : null;
  const name = shownText('nome', product.nome);
  return readListEntry({ id: product.id, size, count: 1, name, cents });
}

/** The guest's list on this phone: the bar at the bottom of the screen, and its dialogs, each with an entry in the history. */
export function ListRoom() {
  const { t } = useTexts();
  const list = useMyList();
  const bill = useListBill(list, t);
  const billForWaiter = useListBill(list, inItalian.t);
  const asked = useStore(askedDish);
  const tapped = useStore(addedDishes);
  const [said, setSaid] = useState('');
  const sheet = useDialogInHistory('lista');
  const entry = useDialogInHistory('lista-voce');
  const screen = useDialogInHistory('lista-grande');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each dish that is asked for
  useEffect(() => {
    if (asked) entry.show();
  }, [asked]);

  // Runs when the list closes, including by the Back button.
  useEffect(() => {
    if (entry.open) return () => askedDish.set(null);
  }, [entry.open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tap
  useEffect(() => {
    const dishes = addedDishes.get();
    if (dishes.length === 0) return;
    addedDishes.set([]);
    for (const dish of dishes) {
      const one = oneOf(bill.products.get(dish.id) ?? dish, bill.status === 'ready');
      if (one) add(one);
    }
  }, [tapped]);

  function add(added: ListEntry) {
    changeList((before) => ({ entries: addEntries(before.entries, [added]) }));
    setSaid(t('{name}: nella tua lista.', { name: added.name }));
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {!entry.open && said && <span>{`${said} ${summaryOf(bill, list.people, t)}`}</span>}
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
          <span>{summaryOf(bill, list.people, t)}</span>
        </button>
      )}
      {(sheet.open || screen.open) && (
        <ListSheet bill={bill} list={list} onShow={screen.show} onClose={sheet.close} />
      )}
      {screen.open && <HeldUpList bill={billForWaiter} list={list} onClose={screen.close} />}
      {entry.open && asked && (
        <EntrySheet
          product={bill.products.get(asked.id) ?? asked}
          bases={takesBase(asked) ? bill.bases : []}
          isTold={bill.status === 'ready'}
          onAdd={(added) => {
            add(added);
            entry.close();
          }}
          onClose={entry.close}
        />
      )}
    </>
  );
}
