import { keepPreviousData, useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import ListGroup from 'react-bootstrap/ListGroup';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { type HistoryEntry, readCommit, readHistory } from '../../data/staff/history';
import { type Change, canBeUndone } from '../../domain/changes/change';
import { undoneHouse } from '../../domain/house/house-changes';
import { DISH_PARAMETER, paths } from '../../paths';
import { hasRights, useServerTime } from '../queries';
import { useReserved } from '../ReservedLayout';
import { ReservedPage } from '../ReservedPage';
import { countedProducts, momentText, unreadableLine } from '../texts';
import { houseJob } from '../write/house-job';
import { RefreshPhones } from '../write/RefreshPhones';
import { useWrite, type Writer } from '../write/useWrite';
import { useWriteMeta } from '../write/useWriteMeta';
import { WriteOutcome } from '../write/WriteOutcome';
import { changeText, titleOf } from '../write/words';

/** How many records are read at first, and added by 'Mostra altre'. */
const RECORDS_PER_STEP = 50;

const NO_HISTORY = { entries: [], unreadable: 0, read: 0, hasMore: false };

/** The latest changes in words, by whom and when, each with an undo. The address may hold one product. */
export function HistoryPage() {
  const { staff } = useReserved();
  const [parameters] = useSearchParams();
  const productId = parameters.get(DISH_PARAMETER) ?? undefined;
  const [limit, setLimit] = useState(RECORDS_PER_STEP);
  const history = useQuery({
    queryKey: ['history', productId, limit],
    queryFn: async () => ((await hasRights()) ? readHistory({ limit, productId }) : NO_HISTORY),
    placeholderData: keepPreviousData,
    enabled: useIsMutating() === 0,
  });
  const now = useServerTime();
  const writer = useWrite({ showsSuccess: true });
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
            {`${unreadableLine(unreadable)}: dillo a chi cura il sito. Le altre si rimettono come sempre.`}
          </p>
        );
      }}
    >
      {({ entries, read, hasMore }) => (
        <div className="measure text-break">
          {productId !== undefined && (
            <p>
              <Link to={paths.history()}>Tutte le modifiche</Link>
            </p>
          )}
          <WriteOutcome writer={writer} dismiss="Chiudi" />
          <ListGroup as="ul" role="list" variant="flush" className="mb-3">
            {entries.map((entry) => (
              <HistoryItem
                key={entry.id}
                {...{ entry, now, writer }}
                isPart={productId !== undefined}
              />
            ))}
          </ListGroup>
          {hasMore && (
            <Button variant="outline-dark" onClick={() => setLimit(read + RECORDS_PER_STEP)}>
              Mostra altre
            </Button>
          )}
          {staff && productId === undefined && (
            <p className="d-flex flex-wrap gap-2 align-items-center mt-3">
              <span>I telefoni mostrano ancora il menu di prima?</span>
              <RefreshPhones />
            </p>
          )}
        </div>
      )}
    </ReservedPage>
  );
}

type HistoryItemProps = {
  entry: HistoryEntry;
  /** Whether the entry is the part of its commit that is about one product: then that part alone is undone. */
  isPart: boolean;
  /** The server's time, in epoch ms. */
  now: number;
  writer: Writer;
};

/** A change in words, or many that belong together, with an undo button. */
function HistoryItem({ entry, isPart, now, writer }: HistoryItemProps) {
  const { purpose, text, who, name, at, changes, commit, house } = entry;
  const { user } = useReserved();
  const navigate = useNavigate();
  const meta = useWriteMeta();
  const [only] = changes.length === 1 ? changes : [];
  const moment = momentText(at, now);
  const author = who === user.uid ? 'tu' : name;
  const isBusy = writer.isPreparing || writer.isWriting || meta.isWriting;
  function undo() {
    if (isBusy) return;
    if (house) void meta.write(houseJob(undoneHouse(house), () => void navigate(paths.locale)));
    else writer.undo(async () => (isPart ? { changes, unreadable: 0 } : readCommit(commit)));
  }
  return (
    <ListGroup.Item as="li" className="d-flex flex-wrap gap-2 align-items-center px-0">
      <div className="rest">
        {only && <ChangeInWords change={only} />}
        {!only && text !== '' && <div>{text}</div>}
        {!only && text === '' && (
          <details>
            <summary>{`${titleOf(purpose)}: ${countedProducts(changes.length)}`}</summary>
            <ul>
              {changes.map((change, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: records by hand may name a product twice
                <li key={index}>
                  <ChangeInWords change={change} />
                </li>
              ))}
            </ul>
          </details>
        )}
        <div className="quiet">
          {only && purpose === 'undo' && <span>rimesso com’era · </span>}
          <span>{[moment, author].filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      {(house || changes.some(canBeUndone)) && (
        <Button variant="outline-dark" size="sm" aria-disabled={isBusy} onClick={undo}>
          Rimetti com'era
          <span className="visually-hidden">
            {`: ${[only?.nome ?? text, moment].filter(Boolean).join(', ')}`}
          </span>
        </Button>
      )}
    </ListGroup.Item>
  );
}

function ChangeInWords({ change }: { change: Change }) {
  return (
    <div>
      <b>
        <bdi>{change.nome || 'Senza nome'}</bdi>
      </b>
      <span>: </span>
      <bdi>{changeText(change) || 'salvato senza modifiche'}</bdi>
    </div>
  );
}
