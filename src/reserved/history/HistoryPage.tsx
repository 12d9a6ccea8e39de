import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { DISH_PARAMETER, paths } from '../../paths';
import { ActionBar } from '../../ui/ActionBar';
import { Button } from '../../ui/Button';
import { BackToList } from '../BackToList';
import { unreadableLine } from '../counted';
import { LoadState } from '../LoadState';
import { useServerTime } from '../queries';
import { RefreshPhones } from '../RefreshPhones';
import { ReservedHead } from '../ReservedHead';
import { useReserved } from '../ReservedLayout';
import { groupHistory, historyQuery } from '../runs/runs';
import { HistoryItem } from './HistoryItem';
import styles from './HistoryPage.module.scss';

/** How many entries are read at first, and added by 'Mostra altre'. */
const ENTRIES_PER_STEP = 50;

/** The latest changes in words, by whom and when, each with an undo, which stops if its entry leaves the list. */
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
  const entries = history.data?.entries;
  const unreadable = history.data?.unreadable ?? 0;
  const changes = entries?.flatMap((entry) => entry.changes) ?? [];
  return (
    <>
      <ReservedHead
        title="Ultime modifiche"
        subtitle="Che cosa è cambiato nel menu negli ultimi novanta giorni"
        path={paths.history()}
      />
      {productId !== null && (
        <p>
          <bdi>{changes.find(({ id }) => id === productId)?.nome ?? 'Un piatto'}</bdi> ·{' '}
          <Link to={paths.history()} state={state}>
            Tutte le modifiche
          </Link>
        </p>
      )}
      {staff && <LoadState query={history} failure="Le modifiche non si sono caricate" />}
      <div role="status">
        {!staff && <p>Le modifiche le vede chi può cambiare il menu.</p>}
        {staff && entries?.length === 0 && unreadable === 0 && <p>Nessuna modifica ancora.</p>}
        {unreadable > 0 && (
          <p>
            {unreadableLine(unreadable)}: dillo a chi cura il sito. Le altre si rimettono come
            sempre.
          </p>
        )}
      </div>
      <ul className={`plain-list ${styles.list}`}>
        {groupHistory(entries ?? []).map((group) => (
          <HistoryItem key={group.id} group={group} productId={productId} now={now} />
        ))}
      </ul>
      {entries && entries.length >= limit && (
        <Button onClick={() => setLimit(limit + ENTRIES_PER_STEP)}>Mostra altre</Button>
      )}
      {staff && productId === null && (
        <p>
          I telefoni mostrano ancora il menu di prima? <RefreshPhones />
        </p>
      )}
      <ActionBar>
        <BackToList />
      </ActionBar>
    </>
  );
}
