import { useEffect, useRef, useState } from 'react';
import { retryMenu } from '../../data/menu/runner';
import { addEntries, type MyList, NO_LIST, setCount } from '../../domain/list/my-list';
import { Button } from '../../ui/Button';
import { useTexts } from '../../ui/texts';
import { DialogNote } from '../MenuMessages';
import { ListTotal } from './ListTotal';
import styles from './list.module.scss';
import { euro, keyOf, kindOf, type ListBill, type ListLine } from './list-lines';
import { Doubts, ListSheetFrame, Stepper } from './parts';
import { changeList } from './stored-list';

type ListSheetProps = {
  bill: ListBill;
  list: MyList;
  onShow: () => void;
  onClose: () => void;
};

const TITLE = 'lista-titolo';

/** The guest's list: what is on it, and what it costs. */
export function ListSheet({ bill, list, onShow, onClose }: ListSheetProps) {
  const { t } = useTexts();
  const { lines } = bill;
  const [emptied, setEmptied] = useState(NO_LIST);
  const undo = useRef<HTMLButtonElement>(null);
  const categories = [...new Set(lines.map(({ category }) => category))];

  // A button that goes with what it took off the list leaves the focus nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a line comes or goes
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const sheet = document.getElementById(TITLE)?.closest('dialog');
    (undo.current ?? sheet)?.focus({ preventScroll: true });
  }, [lines.length]);

  function empty() {
    setEmptied(list);
    changeList(() => ({ entries: [] }));
  }

  function putBack() {
    changeList(({ entries }) => ({
      entries: addEntries(entries, emptied.entries),
      place: emptied.place,
      people: emptied.people,
    }));
    setEmptied(NO_LIST);
  }

  return (
    <ListSheetFrame
      id={TITLE}
      title={t('La mia lista')}
      onClose={onClose}
      foot={
        <>
          {lines.length > 0 && <ListTotal bill={bill} list={list} />}
          <p className="m-0 me-auto lh-sm" role="status">
            <span>{lines.length > 0 ? '' : t('La lista è vuota.')}</span>
          </p>
          {emptied.entries.length > 0 && (
            <Button ref={undo} onClick={putBack}>
              {t('Rimetti tutto')}
            </Button>
          )}
          {lines.length > 0 && (
            <Button primary icon="utensils" aria-haspopup="dialog" onClick={onShow}>
              {t('Mostra al cameriere')}
            </Button>
          )}
        </>
      }
    >
      <p className="quiet">{t('Non è un ordine: lo dici tu al cameriere o al telefono.')}</p>
      {categories.map((category) => (
        <section key={category}>
          <h3 className="mt-4">{t(category)}</h3>
          <ul role="list" className="plain-list lines">
            {lines
              .filter((line) => line.category === category)
              .map((line) => (
                <Line key={keyOf(line.entry)} {...line} />
              ))}
          </ul>
        </section>
      ))}
      {(bill.status === 'failed' || bill.status === 'names') && (
        <Button onClick={retryMenu}>{t('Riprova')}</Button>
      )}
      {lines.length > 0 && (
        <Button link className="mt-2" onClick={empty}>
          {t('Svuota la lista')}
        </Button>
      )}
      <DialogNote />
    </ListSheetFrame>
  );
}

function Line({ entry, name, cents, before, state, problem, ...caveats }: ListLine) {
  const { t } = useTexts();
  const price = state === 'counted' && cents !== null ? cents : null;
  const isChanged = before !== null && price !== null;
  const changed = isChanged
    ? t('Il prezzo è cambiato: era {before}, ora è {now}.', {
        before: euro(before),
        now: euro(price),
      })
    : '';
  return (
    <li className="cluster row-gap-0">
      <Stepper
        label={
          <span translate="no">
            {[name, kindOf(entry, t), entry.note].filter(Boolean).join(' · ')}
          </span>
        }
        value={entry.count}
        least={0}
        onChange={(count) =>
          changeList(({ entries }) => ({ entries: setCount(entries, entry, count) }))
        }
      />
      {price !== null && (
        <p className={`align-self-end m-0 ms-auto text-end ${styles.price}`} translate="no">
          {euro(price * entry.count)}
        </p>
      )}
      <Doubts {...caveats} problem={problem ? `${problem}: ${t('non è nel totale')}.` : changed} />
    </li>
  );
}
