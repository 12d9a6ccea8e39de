import { guestLines } from '../../domain/hours/opening-words';
import type { EntryKind } from '../../domain/staff/tonight-changes';
import { noticesAt, type Tonight } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { toasts } from '../../ui/toasts/Toasts';
import { BackToList } from '../list-place';
import { useServerTime, useTonight } from '../queries';
import { useReserved } from '../ReservedLayout';
import { ReservedPage } from '../ReservedPage';
import { EntryList } from './EntryList';
import { kinds, linesForGoogle } from './entries';
import styles from './NoticePage.module.scss';
import { useEntries } from './useEntries';

const KINDS = Object.keys(kinds) as EntryKind[];

/** Notices to the guests, closings and special openings. */
export function NoticePage() {
  return (
    <ReservedPage
      title="Avviso e chiusure"
      path={paths.notice}
      query={useTonight()}
      failure="Avvisi e chiusure non si sono caricati"
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

/** What guests read now, and the three lists with the form of one entry. */
function Entries({ tonight }: { tonight: Tonight }) {
  const now = useServerTime();
  const api = useEntries(useReserved().user.uid);
  const { failure, alert, saved, dismissSaved } = api;
  const timetable = { ...restaurant.hours, ...tonight };
  const said = guestLines(now, timetable, noticesAt(tonight, now));
  const nothing = 'Adesso i clienti leggono gli orari di sempre';
  return (
    <div className={`measure ${styles.entries}`}>
      <Alert icon="info" title={said.length > 0 ? 'Adesso i clienti leggono' : nothing}>
        {said.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </Alert>
      <div role="status">
        {saved?.after && (
          <ForGoogle lines={linesForGoogle(saved.kind, saved.after)} onClose={dismissSaved} />
        )}
      </div>
      <div role="alert" ref={alert} tabIndex={-1}>
        {failure && (
          <Alert kind="error" title={failure.title}>
            <p>{failure.hint}</p>
          </Alert>
        )}
      </div>
      {KINDS.map((kind) => (
        <EntryList key={kind} kind={kind} tonight={tonight} api={api} />
      ))}
    </div>
  );
}

/** Reminds of the hours on Google, which the site cannot change. */
function ForGoogle({ lines, onClose }: { lines: readonly string[]; onClose: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      toasts.show({ kind: 'success', text: 'Copiato' });
    } catch {
      toasts.show({ kind: 'error', text: 'Non si è copiato: seleziona le tre righe' });
    }
  }
  return (
    <Alert
      icon="map-pin"
      title="Riportalo su Google"
      actions={
        <Button icon="copy" onClick={() => void copy()}>
          Copia le tre righe
        </Button>
      }
      onClose={onClose}
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}
