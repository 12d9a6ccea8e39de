import { Link } from 'react-router-dom';
import { guestLines } from '../../domain/today/opening-words';
import type { Today } from '../../domain/today/today';
import { useHouse } from '../../house';
import { paths } from '../../paths';
import { Alert } from '../Alert';
import { useServerTime, useToday } from '../queries';
import { useReserved } from '../ReservedLayout';
import { ReservedPage } from '../ReservedPage';
import { CloseTonight } from './CloseTonight';
import { EntryList } from './EntryList';
import { useEntries } from './useEntries';

/** Special days, and notices to the guests. */
export function NoticePage() {
  return (
    <ReservedPage
      title="Orari e avvisi"
      path={paths.notice}
      query={useToday()}
      failure="Orari e avvisi non si sono caricati"
    >
      {(today) => <Entries today={today} />}
    </ReservedPage>
  );
}

/** The current sentences for guests, and the two lists with the form of one entry. */
function Entries({ today }: { today: Today }) {
  const now = useServerTime();
  const { hours } = useHouse();
  const api = useEntries(useReserved().user.uid);
  const { failure, alert } = api;
  const lines = guestLines(now, { ...hours, giorni: today.giorni }, today.avvisi);
  return (
    <div className="measure d-grid gap-4 mt-3">
      <div className="d-flex flex-wrap gap-2">
        <CloseTonight today={today} />
        <Link className="btn btn-outline-dark" to={paths.locale}>
          Orari della settimana
        </Link>
      </div>
      <Alert
        role="note"
        title={
          lines.length > 0
            ? 'Adesso i clienti leggono'
            : 'Adesso i clienti leggono gli orari di sempre'
        }
      >
        {lines.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </Alert>
      <div ref={alert} tabIndex={-1}>
        {failure && (
          <Alert kind="error" title={failure.title}>
            <p>{failure.hint}</p>
          </Alert>
        )}
      </div>
      <EntryList list="giorni" today={today} api={api} />
      <EntryList list="avvisi" today={today} api={api} />
    </div>
  );
}
