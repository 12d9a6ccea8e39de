import { guestLines } from '../../domain/hours/opening-words';
import type { Tonight } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Alert } from '../Alert';
import { BackToList } from '../list-place';
import { useServerTime, useTonight } from '../queries';
import { useReserved } from '../ReservedLayout';
import { ReservedPage } from '../ReservedPage';
import { CloseTonight } from './CloseTonight';
import { EntryList } from './EntryList';
import styles from './NoticePage.module.scss';
import { useEntries } from './useEntries';

/** Special days, and notices to the guests. */
export function NoticePage() {
  return (
    <ReservedPage
      title="Orari e avvisi"
      path={paths.notice}
      query={useTonight()}
      failure="Orari e avvisi non si sono caricati"
      foot={
        <p>
          <BackToList />
        </p>
      }
    >
      {(tonight) => <Entries tonight={tonight} />}
    </ReservedPage>
  );
}

/** What guests read now, and the two lists with the form of one entry. */
function Entries({ tonight }: { tonight: Tonight }) {
  const now = useServerTime();
  const api = useEntries(useReserved().user.uid);
  const { failure, alert } = api;
  const timetable = { ...restaurant.hours, giorni: tonight.giorni };
  const lines = guestLines(now, timetable, tonight.avvisi);
  return (
    <div className={`measure ${styles.page}`}>
      <p>
        <CloseTonight />
      </p>
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
      <EntryList list="giorni" tonight={tonight} api={api} />
      <EntryList list="avvisi" tonight={tonight} api={api} />
    </div>
  );
}
