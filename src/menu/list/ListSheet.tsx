import { useMemo, useState } from 'react';
import { retryMenu } from '../../data/menu/runner';
import { textsOf, tonightNow } from '../../data/menu/tonight-now';
import { withParts } from '../../domain/hash';
import { addEntries, listToLink, NO_LIST, setCount } from '../../domain/list/my-list';
import { chargesInWords } from '../../domain/practical';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useTextOfNow } from '../../ui/OpeningStatus';
import { useStore } from '../../ui/useStore';
import { filterTexts } from '../filter/filter-texts';
import { DialogNote } from '../MenuMessages';
import { ShareButton } from '../ShareButton';
import { changeList } from './kept-list';
import styles from './list.module.scss';
import { euro, keyOf, type ListBill, type ListLine, sizeOf, summaryOf } from './list-lines';
import { Doubts, ListSheetFrame, Stepper } from './parts';

/** The list as text and as a link, without the filter. */
function shared({ lines }: ListBill): ShareData {
  const text = lines.map(({ entry, name }) =>
    [`${entry.count} × ${name}`, sizeOf(entry), entry.note].filter(Boolean).join(', '),
  );
  const part = withParts('', { lista: listToLink(lines.map(({ entry }) => entry)) });
  const url = window.location.origin + paths.menu + part;
  return { title: `La mia lista · ${restaurant.name}`, text: text.join('\n'), url };
}

type ListSheetProps = {
  bill: ListBill;
  people: number;
  onShow: () => void;
  onClose: () => void;
};

/** The guest's list: what is on it, what it costs, and three ways to say it. */
export function ListSheet({ bill, people, onShow, onClose }: ListSheetProps) {
  const { lines } = bill;
  const now = useStore(tonightNow);
  const { lineNow } = useMemo(() => textsOf(now, restaurant.hours), [now]);
  /** 'Chiuso · apre alle 17:00' */
  const opening = useTextOfNow(lineNow);
  const isOpen = opening.startsWith('Aperto');
  const [emptied, setEmptied] = useState(NO_LIST);
  const categories = [...new Set(lines.map(({ category }) => category))];

  function empty() {
    setEmptied({ ...NO_LIST, entries: lines.map(({ entry }) => entry), people });
    changeList(() => ({ entries: [] }));
  }

  function putBack() {
    changeList(({ entries }) => ({
      entries: addEntries(entries, emptied.entries),
      people: emptied.people,
    }));
    setEmptied(NO_LIST);
  }

  return (
    <ListSheetFrame
      id="lista-titolo"
      title="La mia lista"
      onClose={onClose}
      foot={
        <>
          <p role="status">
            <span>{lines.length > 0 ? summaryOf(bill) : 'La lista è vuota.'}</span>
          </p>
          {emptied.entries.length > 0 && <Button onClick={putBack}>Rimetti tutto</Button>}
          {lines.length > 0 && (
            <>
              <Button primary icon="utensils" aria-haspopup="dialog" onClick={onShow}>
                Mostra al cameriere
              </Button>
              {isOpen && (
                // The call leaves the list on the screen.
                <a className="btn btn-outline-dark" href={restaurant.phone.href} onClick={onShow}>
                  <Icon name="phone" />
                  Chiama e leggi
                </a>
              )}
              <ShareButton dataOf={() => shared(bill)} />
            </>
          )}
        </>
      }
    >
      <p className="quiet">
        <span>Non è un ordine: lo dici tu al cameriere o al telefono.</span>
        {!isOpen && opening && <span>{` ${opening}.`}</span>}
      </p>
      {categories.map((category) => (
        <section key={category}>
          <h3>{category}</h3>
          <ul className="plain-list lines">
            {lines
              .filter((line) => line.category === category)
              .map((line) => (
                <Line key={keyOf(line.entry)} {...line} />
              ))}
          </ul>
        </section>
      ))}
      {(bill.status === 'failed' || bill.status === 'names') && (
        <Button onClick={retryMenu}>Riprova</Button>
      )}
      {lines.length > 0 && (
        <>
          <Total bill={bill} people={people} />
          <Button link onClick={empty}>
            Svuota la lista
          </Button>
        </>
      )}
      <p className="quiet">{filterTexts.quietCaution}</p>
      <DialogNote />
    </ListSheetFrame>
  );
}

function Line({ entry, name, cents, before, state, problem, ...caveats }: ListLine) {
  const price = state === 'counted' && cents !== null ? cents : null;
  const isChanged = before !== null && price !== null;
  const changed = isChanged
    ? `Il prezzo è cambiato: era ${euro(before)}, ora è ${euro(price)}.`
    : '';
  return (
    <li className="cluster">
      <Stepper
        label={
          <span translate="no">
            {[name, sizeOf(entry), entry.note].filter(Boolean).join(' · ')}
          </span>
        }
        value={entry.count}
        least={0}
        onChange={(count) =>
          changeList(({ entries }) => ({ entries: setCount(entries, entry, count) }))
        }
      />
      {price !== null && (
        <p className={styles.price} translate="no">
          {euro(price * entry.count)}
        </p>
      )}
      <Doubts {...caveats} problem={problem ? `${problem}: non è nel totale.` : changed} />
    </li>
  );
}

function Total({ bill, people }: { bill: ListBill; people: number }) {
  const { count, uncounted, cover, service, total } = bill;
  const hasCover = Boolean(restaurant.coperto);
  const without = [
    ...(uncounted > 0 ? [`${uncounted} da chiedere`] : []),
    ...(hasCover && people === 0 ? ['coperto'] : []),
  ];
  const rows = [
    ['Coperto', cover],
    ['Servizio', service],
    [without.length > 0 ? `Totale senza ${without.join(' e ')}` : 'Totale', total],
  ] as const;
  return (
    <>
      {hasCover && (
        <Stepper
          label="Al tavolo, per quante persone?"
          value={people}
          least={0}
          onChange={(next) => changeList(() => ({ people: next }))}
        />
      )}
      <p className="quiet">{chargesInWords(restaurant)}</p>
      {uncounted < count && (
        <dl className={styles.total}>
          {rows
            .filter(([, cents]) => cents > 0)
            .map(([label, cents]) => (
              <div key={label} className="row between">
                <dt>{label}</dt>
                <dd translate="no">{euro(cents)}</dd>
              </div>
            ))}
        </dl>
      )}
    </>
  );
}
