import { type ReactNode, useState } from 'react';
import { readHistory } from '../../data/staff/history';
import { type Change, isReversible } from '../../domain/changes/change';
import { Icon } from '../../ui/Icon';
import { groupHistory, type HistoryGroup, netChanges } from '../changes/history-groups';
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
  const [failed, setFailed] = useState(false);
  const { newest, entries } = group;
  const { purpose, run, text, who, name, at } = newest;
  const net = netChanges(entries);
  const changes = productId === null ? net : net.filter(({ id }) => id === productId);
  const [only] = changes;
  const isOne = changes.length === 1 && only !== undefined;
  const moment = momentText(at, Date.now());
  const author = who === user.uid ? 'tu' : name;

  async function undo() {
    setFailed(false);
    try {
      // Older entries of a long run may not be on the page.
      const all = run && productId === null ? await readHistory({ runId: run.id }) : null;
      const same = all && groupHistory(all).find(({ id }) => id === group.id);
      const back = same ? netChanges(same.entries) : changes;
      api.undo((same && run?.id) || crypto.randomUUID(), back.filter(isReversible));
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }

  const title = isOne ? (
    <>
      <b>
        <bdi>{only.nome || 'Senza nome'}</bdi>
      </b>
      : <bdi>{changeText(only)}</bdi>
    </>
  ) : (
    text || groupTitle(newest, run && productId === null ? run.size : changes.length)
  );
  return (
    <li className="history-item">
      {isOne || text ? <p>{title}</p> : <Many title={title} changes={changes} />}
      <p className="history-moment">
        {isOne && purpose === 'undo' && 'rimesso com’era · '}
        {[moment, author].filter(Boolean).join(' · ')}
      </p>
      {changes.some(isReversible) && api.run === null && (
        <button
          type="button"
          className="btn btn-outline-dark"
          disabled={!staff}
          onClick={() => void undo()}
        >
          <Icon name="undo-2" />
          Rimetti com'era
          <span className="visually-hidden">: {isOne ? only.nome : moment}</span>
        </button>
      )}
      {failed && (
        <p role="alert" className="field-error">
          Le modifiche non si sono lette. Controlla la rete e riprova.
        </p>
      )}
      {api.run !== null && <RunPanel api={api} />}
    </li>
  );
}

function Many({ title, changes }: { title: ReactNode; changes: readonly Change[] }) {
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            <b>
              <bdi>{change.nome || 'Senza nome'}</bdi>
            </b>
            : <bdi>{changeText(change)}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
