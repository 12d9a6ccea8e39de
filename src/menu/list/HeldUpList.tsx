import { useMemo } from 'react';
import { textsOf, todayNow } from '../../data/menu/today-now';
import { DishNotes } from '../../dish/DishFacts';
import { DIETS } from '../../domain/filter/choice';
import { idsOf } from '../../domain/filter/criteria';
import type { MyList } from '../../domain/list/my-list';
import { useHouse } from '../../house';
import { Icon } from '../../ui/Icon';
import { useTextOfNow } from '../../ui/OpeningStatus';
import { inItalian } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { useChoice } from '../choice-store';
import { HeldUpScreen } from '../filter/WaiterScreen';
import { waiterWords } from '../filter/waiter-words';
import styles from './HeldUpList.module.scss';
import { keyOf, kindOf, type ListBill } from './list-lines';

const words = waiterWords.it;

type HeldUpListProps = { bill: ListBill; list: MyList; onClose: () => void };

function opensWith({ place, people }: MyList): string {
  if (place === 'takeaway') return 'Vorrei ordinare da asporto:';
  return people > 1 ? `Vorremmo ordinare, siamo in ${people}:` : 'Vorrei ordinare:';
}

/** The list to hold up to the waiter, or to read out during a call. On top is what the guest must not eat. */
export function HeldUpList(props: HeldUpListProps) {
  const { bill, list, onClose } = props;
  const choice = useChoice();
  const now = useStore(todayNow);
  const { hours, phone } = useHouse();
  const { lineNow } = useMemo(() => textsOf(now, hours), [now, hours]);
  /** 'Chiuso · apre alle 17:00' */
  const opening = useTextOfNow(lineNow);
  const avoided = choice.avoided.map((id) => words.allergens[id - 1]).join(', ');
  const diets = DIETS.filter((id) => idsOf(choice).includes(id)).map((id) => words[id]);
  const needs = [avoided && `${words.avoid} ${avoided}.`, ...diets].filter(Boolean).join(' ');
  return (
    <HeldUpScreen titleId="ordine-titolo" onClose={onClose}>
      <div className={styles.words} lang="it">
        {needs && <p className={`mb-2 alarm ${styles.needs}`}>{needs}</p>}
        <h2 id="ordine-titolo">{opensWith(list)}</h2>
        <ul role="list" className="plain-list">
          {bill.lines.map(({ entry, name, notes, problem, unsaid }) => (
            <li
              key={keyOf(entry)}
              className={`beside align-items-baseline border-top ${styles.line}`}
            >
              <strong className="flex-shrink-0 text-end">{entry.count}</strong>
              <div>
                <p>{[name, kindOf(entry, inItalian.t)].filter(Boolean).join(' · ')}</p>
                {entry.note && <p className={styles.note}>{entry.note}</p>}
                <DishNotes notes={notes} place="waiter" />
                {problem && <p className={`alarm ${styles.doubt}`}>{`${problem}?`}</p>}
                {unsaid && <p className={styles.doubt}>{unsaid}</p>}
              </div>
            </li>
          ))}
        </ul>
        {opening.startsWith('Aperto') ? (
          <a className="btn btn-outline-dark mt-3" href={phone.href}>
            <Icon name="phone" />
            Chiama e leggi
          </a>
        ) : (
          <p className={`mt-3 ${styles.note}`}>{opening}</p>
        )}
      </div>
    </HeldUpScreen>
  );
}
