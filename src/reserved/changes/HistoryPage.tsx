import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { type History, readHistory } from '../../data/staff/history';
import { DISH_PARAMETER, paths } from '../../paths';
import { Button } from '../../ui/Button';
import { hasRights, useServerTime } from '../queries';
import { RefreshPhones } from '../RefreshPhones';
import { useReserved } from '../ReservedLayout';
import { ReservedPage } from '../ReservedPage';
import { unreadableLine } from '../texts';
import { HistoryItem } from './HistoryItem';
import { useWrite } from './useWrite';
import { WriteOutcome } from './WriteOutcome';

/** How many records are read at first, and added by 'Mostra altre'. */
const RECORDS_PER_STEP = 50;

const NO_HISTORY: History = { entries: [], unreadable: 0, read: 0, hasMore: false };

const nameOf = (productId: string, entries: History['entries']) =>
  entries.flatMap(({ changes }) => changes).find(({ id }) => id === productId)?.nome;

/** The latest changes in words, by whom and when, each with an undo. */
export function HistoryPage() {
  const { staff } = useReserved();
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const productId = parameters.get(DISH_PARAMETER);
  const [limit, setLimit] = useState(RECORDS_PER_STEP);
  const history = useQuery({
    queryKey: ['history', productId, limit],
    queryFn: async () =>
      (await hasRights())
        ? readHistory(productId === null ? { limit } : { limit, productId })
        : NO_HISTORY,
    placeholderData: keepPreviousData,
    enabled: useIsMutating() === 0,
  });
  const now = useServerTime();
  const writer = useWrite();
  /** The entry that is being undone, or was undone last. */
  const [undone, setUndone] = useState<string | null>(null);
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
          {!data.entries.some(({ id }) => id === undone) && (
            <WriteOutcome writer={writer} dismiss="Chiudi" />
          )}
          <ul className="plain-list lines measure">
            {data.entries.map((entry) => (
              <HistoryItem
                key={entry.id}
                {...{ entry, now, writer }}
                isPart={productId !== null}
                isUndone={entry.id === undone}
                onUndo={() => setUndone(entry.id)}
              />
            ))}
          </ul>
          {data.hasMore && (
            <p>
              <Button onClick={() => setLimit(data.read + RECORDS_PER_STEP)}>Mostra altre</Button>
            </p>
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
