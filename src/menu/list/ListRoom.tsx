import { useEffect, useState } from 'react';
import { addEntries, type ListEntry } from '../../domain/list/my-list';
import { Icon } from '../../ui/Icon';
import { inItalian, useTexts } from '../../ui/texts';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { useStore } from '../../ui/useStore';
import { askedDish } from '../list-now';
import { EntrySheet } from './EntrySheet';
import { HeldUpList } from './HeldUpList';
import { ListSheet } from './ListSheet';
import styles from './list.module.scss';
import { summaryOf, useListBill } from './list-lines';
import { changeList, useMyList } from './stored-list';

/** The guest's list on this phone: the bar at the bottom of the screen, and its dialogs, each with an entry in the history. */
export function ListRoom() {
  const { t } = useTexts();
  const { entries, people } = useMyList();
  const bill = useListBill({ entries, people }, t);
  const billForWaiter = useListBill({ entries, people }, inItalian.t);
  const asked = useStore(askedDish);
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

  function add(added: ListEntry) {
    changeList((list) => ({ entries: addEntries(list.entries, [added]) }));
    setSaid(t('{name}: nella tua lista.', { name: added.name }));
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {!entry.open && said && <span>{`${said} ${summaryOf(bill, t)}`}</span>}
      </p>
      {entries.length > 0 && (
        <button
          type="button"
          className={`btn btn-primary mx-auto pe-auto ${styles.bar}`}
          aria-haspopup="dialog"
          onClick={sheet.show}
        >
          <Icon name="clipboard-list" />
          <span className="visually-hidden">{`${t('La mia lista')}: `}</span>
          <span>{summaryOf(bill, t)}</span>
        </button>
      )}
      {(sheet.open || screen.open) && (
        <ListSheet bill={bill} people={people} onShow={screen.show} onClose={sheet.close} />
      )}
      {screen.open && <HeldUpList bill={billForWaiter} people={people} onClose={screen.close} />}
      {entry.open && asked && (
        <EntrySheet
          product={bill.products.get(asked.id) ?? asked}
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
