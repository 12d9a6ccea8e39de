import { type Change, canBeUndone, differencesOf } from '../../domain/changes/change';
import { dayText, timeText } from '../../domain/hours/local-time';
import { dayNumber } from '../../domain/hours/open-spans';
import { fields, guestLabel } from '../../domain/product/fields';
import { valueInWords } from '../../domain/staff/words';
import { restaurant } from '../../restaurant';
import { Button } from '../../ui/Button';
import { useReserved } from '../ReservedLayout';
import { RunPanel } from '../runs/RunPanel';
import { changesOf, entryTitle, type HistoryGroup, readRun } from '../runs/runs';
import type { RunApi } from '../runs/useRun';
import styles from './HistoryItem.module.scss';

type HistoryItemProps = {
  group: HistoryGroup;
  /** If not null, only the changes of this product are shown. */
  productId: string | null;
  /** The server's time, in epoch ms. */
  now: number;
  /** The page's undo: one at a time. */
  api: RunApi;
  /** Whether it is this entry that is being undone, or was undone last. */
  isUndone: boolean;
  onUndo: () => void;
};

/** A change in words, or many that belong together, with an undo button. */
export function HistoryItem({ group, productId, now, api, isUndone, onUndo }: HistoryItemProps) {
  const { newest, entries } = group;
  const { user } = useReserved();
  const { purpose, text, who, name, at } = newest;
  const run = productId === null ? newest.run : null;
  const changes = changesOf(entries).filter(({ id }) => productId === null || id === productId);
  const [only] = changes.length === 1 ? changes : [];
  const moment = momentText(at, now);
  const author = who === user.uid ? 'tu' : name;

  function undo() {
    if (api.preparing) return;
    onUndo();
    const isUndo = purpose === 'undo';
    // The undo of an undo, or of one product of many, is a new run.
    const id = run && !isUndo ? run.id : crypto.randomUUID();
    api.undo({
      id,
      read: async () => (run ? readRun(run.id, isUndo) : { changes, unreadable: 0 }),
    });
  }

  const items = changes.map((change) => <ChangeInWords key={change.id} change={change} />);
  return (
    <li className="cluster">
      <div className={`flush rest ${styles.what}`}>
        {only && <p>{items}</p>}
        {!only && text !== '' && <p>{text}</p>}
        {!only && text === '' && (
          <details>
            <summary>{entryTitle({ ...newest, changes }, run?.size ?? changes.length)}</summary>
            <ul>
              {items.map((item) => (
                <li key={item.key}>{item}</li>
              ))}
            </ul>
          </details>
        )}
        <p className="quiet small">
          {only && purpose === 'undo' && <span>rimesso com’era · </span>}
          <span>{[moment, author].filter(Boolean).join(' · ')}</span>
        </p>
      </div>
      {changes.some(canBeUndone) && !(isUndone && api.run) && (
        // The undo adds an entry above: until its result is closed, no button that moves under the finger works.
        <Button
          icon="undo-2"
          disabled={api.run !== null}
          aria-disabled={api.preparing}
          onClick={undo}
        >
          <span>{isUndone && api.preparing ? 'Un momento...' : "Rimetti com'era"}</span>
          <span className="visually-hidden">
            {`: ${[only?.nome, moment].filter(Boolean).join(', ')}`}
          </span>
        </Button>
      )}
      {isUndone && <RunPanel api={api} dismiss="Chiudi" />}
    </li>
  );
}

function ChangeInWords({ change }: { change: Change }) {
  return (
    <>
      <b>
        <bdi>{change.nome || 'Senza nome'}</bdi>
      </b>
      <span>: </span>
      <bdi>{changeText(change) || 'salvato senza modifiche'}</bdi>
    </>
  );
}

/** What a change did: 'prezzo da € 7,00 a € 7,50 · nome'. Of texts, pictures and positions only the field is named. */
function changeText(change: Change): string {
  if (change.before === null) return 'aggiunto';
  if (change.after === null) return 'eliminato';
  return differencesOf(change)
    .map(({ field }) => {
      const label = guestLabel(field).replace(/^./, (first) => first.toLowerCase());
      const { kind } = fields[field];
      if (kind === 'text' || kind === 'picture' || kind === 'position') return label;
      return `${label} da ${valueInWords(field, change.before)} a ${valueInWords(field, change.after)}`;
    })
    .join(' · ');
}

const { hours } = restaurant;

/** 'oggi 18:40', 'ieri 18:40', '3 novembre 18:40'. Both in epoch ms. */
export function momentText(instant: number, now: number): string {
  const daysAgo = dayNumber(now, hours) - dayNumber(instant, hours);
  const named = ['oggi', 'ieri'][daysAgo] ?? dayText(instant, hours, 'date');
  return `${named} ${timeText(instant, hours)}`;
}
