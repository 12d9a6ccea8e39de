import { type Change, isReversible } from '../../domain/changes/change';
import { Icon } from '../../ui/Icon';
import { changesOf, type HistoryGroup, readRun } from '../changes/history-groups';
import { RunPanel } from '../changes/RunPanel';
import { useRun } from '../changes/useRun';
import { useReserved } from '../ReservedLayout';
import { changeText, groupTitle, momentText } from './history-words';

type HistoryItemProps = {
  group: HistoryGroup;
  /** Only what became of this product. */
  productId: string | null;
};

/** A change in words, or many that belong together, with the button that takes it back. */
export function HistoryItem({ group, productId }: HistoryItemProps) {
  const { user, staff } = useReserved();
  const api = useRun();
  const { newest, entries } = group;
  const { purpose, run, text, who, name, at } = newest;
  const changes = changesOf(entries).filter(({ id }) => productId === null || id === productId);
  const [only] = changes;
  const isOne = changes.length === 1 && only !== undefined;
  const moment = momentText(at, Date.now());
  const author = who === user.uid ? 'tu' : name;

  function undo() {
    if (api.writing) return;
    const isUndo = purpose === 'undo';
    const isWhole = run !== null && productId === null;
    // The undo of an undo, or of one product of many, is a run of its own.
    const id = isWhole && !isUndo ? run.id : crypto.randomUUID();
    api.undo(id, async () => {
      const back = isWhole ? await readRun(run.id, isUndo) : changes;
      return back.filter(isReversible);
    });
  }

  const title = text || groupTitle(newest, run && productId === null ? run.size : changes.length);
  const items = changes.map((change) => <ChangeInWords key={change.id} change={change} />);
  return (
    <li className="history-item">
      {isOne && <p>{items}</p>}
      {!isOne && text !== '' && <p>{title}</p>}
      {!isOne && text === '' && (
        <details>
          <summary>{title}</summary>
          <ul>
            {items.map((item) => (
              <li key={item.key}>{item}</li>
            ))}
          </ul>
        </details>
      )}
      <p className="history-moment">
        {isOne && purpose === 'undo' && 'rimesso com’era · '}
        {[moment, author].filter(Boolean).join(' · ')}
      </p>
      {changes.some(isReversible) && api.run === null && (
        <button type="button" className="btn btn-outline-dark" disabled={!staff} onClick={undo}>
          <Icon name="undo-2" />
          Rimetti com'era
          <span className="visually-hidden">: {isOne ? only.nome : moment}</span>
        </button>
      )}
      {(api.run !== null || api.error !== null) && <RunPanel api={api} />}
    </li>
  );
}

function ChangeInWords({ change }: { change: Change }) {
  return (
    <>
      <b>
        <bdi>{change.nome || 'Senza nome'}</bdi>
      </b>
      : <bdi>{changeText(change)}</bdi>
    </>
  );
}
