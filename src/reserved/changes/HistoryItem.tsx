import { type HistoryEntry, readCommit } from '../../data/staff/history';
import { type Change, canBeUndone } from '../../domain/changes/change';
import { Button } from '../../ui/Button';
import { useReserved } from '../ReservedLayout';
import styles from './HistoryItem.module.scss';
import type { Writer } from './useWrite';
import { WriteOutcome } from './WriteOutcome';
import { changeText, entryTitle, momentText } from './words';

type HistoryItemProps = {
  entry: HistoryEntry;
  /** Whether the entry is the part of its commit that is about one product: then that part alone is undone. */
  isPart: boolean;
  /** The server's time, in epoch ms. */
  now: number;
  /** The page's: one undo at a time. */
  writer: Writer;
  /** Whether it is this entry that is being undone, or was undone last. */
  isUndone: boolean;
  onUndo: () => void;
};

/** A change in words, or many that belong together, with an undo button. */
export function HistoryItem({ entry, isPart, now, writer, isUndone, onUndo }: HistoryItemProps) {
  const { purpose, text, who, name, at, changes, commit } = entry;
  const { user } = useReserved();
  const [only] = changes.length === 1 ? changes : [];
  const moment = momentText(at, now);
  const author = who === user.uid ? 'tu' : name;

  function undo() {
    if (writer.isPreparing) return;
    onUndo();
    writer.undo(async () => (isPart ? { changes, unreadable: 0 } : readCommit(commit)));
  }

  const items = changes.map((change) => <ChangeInWords key={change.id} change={change} />);
  return (
    <li className="cluster">
      <div className={`flush rest ${styles.what}`}>
        {only && <p>{items}</p>}
        {!only && text !== '' && <p>{text}</p>}
        {!only && text === '' && (
          <details>
            <summary>{entryTitle(entry)}</summary>
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
      {changes.some(canBeUndone) && !(isUndone && writer.job) && (
        // The undo adds an entry above: until its result is closed, no button that moves under the finger works.
        <Button
          icon="undo-2"
          disabled={writer.job !== null}
          aria-disabled={writer.isPreparing}
          onClick={undo}
        >
          <span>{isUndone && writer.isPreparing ? 'Un momento...' : "Rimetti com'era"}</span>
          <span className="visually-hidden">
            {`: ${[only?.nome, moment].filter(Boolean).join(', ')}`}
          </span>
        </Button>
      )}
      {isUndone && <WriteOutcome writer={writer} dismiss="Chiudi" />}
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
