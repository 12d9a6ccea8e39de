import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { HistoryEntry } from '../../data/staff/history';
import { DISH_PARAMETER, paths } from '../../paths';
import { Button } from '../../ui/Button';
import { useServerTime } from '../queries';
import { RefreshPhones } from '../RefreshPhones';
import { useReserved } from '../ReservedLayout';
import { ReservedPage } from '../ReservedPage';
import { RunPanel } from '../runs/RunPanel';
import { groupHistory, historyQuery } from '../runs/runs';
import { useRun } from '../runs/useRun';
import { unreadableLine } from '../texts';
import { HistoryItem } from './HistoryItem';

/** How many entries are read at first, and added by 'Mostra altre'. */
const ENTRIES_PER_STEP = 50;

const NO_HISTORY = { entries: [], unreadable: 0 };

const nameOf = (productId: string, entries: readonly HistoryEntry[]) =>
  entries.flatMap(({ changes }) => changes).find(({ id }) => id === productId)?.nome;

/** The latest changes in words, by whom and when, each with an undo. */
export function HistoryPage() {
  const { staff } = useReserved();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const productId = parameters.get(DISH_PARAMETER);
  const [limit, setLimit] = useState(ENTRIES_PER_STEP);
  const history = useQuery({
    ...historyQuery(productId === null ? { limit } : { limit, productId }),
    placeholderData: keepPreviousData,
    enabled: useIsMutating() === 0,
  });
  const now = useServerTime();
  const api = useRun();
  /** The entry that is being undone, or was undone last. */
  const [undone, setUndone] = useState<string | null>(null);
  const groups = groupHistory(history.data?.entries ?? []);
  return (
    <ReservedPage
      title="Ultime modifiche"
      subtitle="Che cosa è cambiato nel menu negli ultimi novanta giorni"
      path={paths.history()}
      query={staff ? history : { ...history, data: NO_HISTORY }}
      failure="Le modifiche non si sono caricate"
      empty={({ entries, unreadable }) => {
        if (!staff) return <p>Le modifiche le vede chi può cambiare il menu.</p>;
        if (unreadable === 0) return entries.length === 0 && <p>Nessuna modifica ancora.</p>;
        return (
          <p>
            {unreadableLine(unreadable)}: dillo a chi cura il sito. Le altre si rimettono come
            sempre.
          </p>
        );
      }}
    >
      {(data) => (
        <>
          {productId !== null && (
            <p>
              <bdi>{nameOf(productId, data.entries) ?? 'Un piatto'}</bdi> ·{' '}
              <Link to={paths.history()} state={state}>
                Tutte le modifiche
              </Link>
            </p>
          )}
          {!groups.some(({ id }) => id === undone) && <RunPanel api={api} dismiss="Chiudi" />}
          <ul className="plain-list lines measure">
            {groups.map((group) => (
              <HistoryItem
                key={group.id}
                {...{ group, productId, now, api }}
                isUndone={group.id === undone}
                onUndo={() => setUndone(group.id)}
              />
            ))}
          </ul>
          {data.entries.length + data.unreadable >= limit && (
            <Button onClick={() => setLimit(limit + ENTRIES_PER_STEP)}>Mostra altre</Button>
          )}
          {staff && productId === null && (
            <p className="cluster">
              I telefoni mostrano ancora il menu di prima?
              <RefreshPhones />
            </p>
          )}
        </>
      )}
    </ReservedPage>
  );
}
