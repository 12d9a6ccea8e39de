import { coverInWords, serviceInWords } from '../../domain/house/practical';
import { type EatingPlace, LIST_LIMITS, type MyList } from '../../domain/list/my-list';
import { useHouse } from '../../house';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import styles from './list.module.scss';
import { euro, type ListBill } from './list-lines';
import { changeList } from './stored-list';

const places: Record<EatingPlace, string> = { table: 'Al tavolo', takeaway: 'Asporto' };

/** How many numbers of people are a tap away. */
const NUMBERS = 5;

type ListTotalProps = { bill: ListBill; list: MyList };

/** Where the guests eat, how many they are, and what it costs: below the list, always in view. */
export function ListTotal({ bill, list: { place, people } }: ListTotalProps) {
  const { t } = useTexts();
  return (
    <div className={`stack gap-2 ${styles.total}`}>
      <div className="cluster gap-2">
        <fieldset className="beside gap-1">
          <legend className="visually-hidden">{t('Dove mangiate')}</legend>
          {(['table', 'takeaway'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className="btn btn-outline-dark"
              aria-pressed={each === place}
              onClick={() => changeList(() => ({ place: each }))}
            >
              {t(places[each])}
            </button>
          ))}
        </fieldset>
        {place === 'table' && <People people={people} />}
      </div>
      <Amounts bill={bill} />
    </div>
  );
}

/** How many guests there are at the table: the first numbers, or those up to a larger one, and one more. */
function People({ people }: { people: number }) {
  const { t } = useTexts();
  const first = Math.max(1, people - NUMBERS + 1);
  const seat = (next: number) => changeList(() => ({ people: next }));
  return (
    <fieldset className={`beside ${styles.people}`}>
      <legend>{t('Siamo in')}</legend>
      {Array.from({ length: NUMBERS }, (_, at) => first + at).map((each) => (
        <button
          key={each}
          type="button"
          className="btn btn-outline-dark square"
          aria-pressed={each === people}
          onClick={() => seat(each)}
        >
          {String(each)}
        </button>
      ))}
      <button
        type="button"
        className="btn btn-outline-dark square"
        aria-label={t('Uno in più')}
        aria-disabled={people >= LIST_LIMITS.count}
        onClick={() => people < LIST_LIMITS.count && seat(people + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}

/** The charges that the total has, and the total; nothing while the menu tells no prices. */
function Amounts({ bill }: { bill: ListBill }) {
  const { t } = useTexts();
  const { coperto, servizio } = useHouse();
  const { lines, count, uncounted, cover, service, total } = bill;
  if (uncounted === count) return null;
  // What a note asks for may cost more.
  const isWithNote = lines.some(({ state, entry }) => state === 'counted' && entry.note !== '');
  const without = [
    ...(uncounted > 0 ? [t('{number} da chiedere', { number: uncounted })] : []),
    ...(isWithNote ? [t('aggiunte')] : []),
  ];
  const rows = [
    [coverInWords(coperto, t), cover],
    [serviceInWords(servizio, t), service],
    [
      without.length > 0
        ? t('Totale senza {rest}', { rest: without.join(` ${t('e')} `) })
        : t('Totale'),
      total,
    ],
  ] as const;
  return (
    <dl className={`m-0 ${styles.amounts}`}>
      {rows
        .filter(([, cents]) => cents > 0)
        .map(([label, cents]) => (
          <div key={label} className="beside justify-content-between">
            <dt>{label}</dt>
            <dd className="m-0 text-nowrap" translate="no">
              {euro(cents)}
            </dd>
          </div>
        ))}
    </dl>
  );
}
