import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { serverNow } from '../../data/server-time';
import { announcements } from '../../domain/hours/opening-words';
import { isInForce, type Tonight } from '../../domain/tonight/tonight';
import {
  type EntryKind,
  isSameEntry,
  MAX_ENTRIES,
  type TonightEntry,
} from '../../domain/tonight/tonight-changes';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { PageHead } from '../../ui/PageHead';
import { LoadFailure } from '../LoadFailure';
import { searchToReturnTo } from '../list-state';
import { useTonight } from '../queries';
import { useReserved } from '../ReservedLayout';
import { EntryForm } from './EntryForm';
import { texts } from './entry-texts';
import { whenText } from './entry-values';
import { useEntries } from './useEntries';

const { hours } = restaurant;
const KINDS = ['chiusure', 'aperture', 'avvisi'] as const;

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

/** The present instant by the server's clock, to the minute. In epoch ms. */
function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Notices to the guests, closings and special openings. */
export function NoticePage() {
  const { data: tonight, isError, refetch } = useTonight();
  const failed = isError && !tonight;
  const search = searchToReturnTo(useLocation());
  return (
    <>
      <PageHead
        title="Avviso e chiusure"
        description="Avvisi, chiusure e aperture straordinarie."
        path={paths.notice}
        site={restaurant}
        noIndex
      />
      <h1>Avviso e chiusure</h1>
      <LoadFailure
        failed={failed}
        title="Avvisi e chiusure non si sono caricati"
        onRetry={() => void refetch()}
      />
      <div role="status">{!tonight && !failed && <p>Caricamento...</p>}</div>
      {tonight && <Entries tonight={tonight} />}
      <p className="entries-back">
        <Link className="btn btn-outline-dark" to={paths.reserved + search}>
          <Icon name="arrow-left" />
          Indietro
        </Link>
      </p>
    </>
  );
}

/** What guests read now, and the three lists, each with its form. */
function Entries({ tonight }: { tonight: Tonight }) {
  const { user, staff } = useReserved();
  const now = useNow();
  const { edit, setEdit, failure, setFailure, mutate, isPending } = useEntries(user.uid);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);
  const said = [
    ...announcements(now, hours, tonight),
    ...tonight.avvisi.filter((notice) => isInForce(notice, now)).map(({ testo }) => testo),
  ];
  const form = edit && (
    <EntryForm
      key={JSON.stringify(edit)}
      edit={edit}
      tonight={tonight}
      saving={isPending}
      onSave={(after) => mutate({ ...edit, after })}
      onClose={() => {
        setEdit(null);
        setFailure(null);
      }}
    />
  );
  return (
    <div className="entries">
      <Notice
        icon="info"
        title={
          said.length > 0
            ? 'Adesso i clienti leggono'
            : 'Adesso i clienti leggono gli orari di sempre'
        }
      >
        {said.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </Notice>
      <div role="alert" ref={alert} tabIndex={-1}>
        {failure && (
          <Notice
            kind="error"
            icon="circle-alert"
            title={failure.message}
            onClose={() => setFailure(null)}
          >
            <p>{failure.hint}</p>
          </Notice>
        )}
      </div>
      {KINDS.map((kind) => {
        const entries = entriesAhead(tonight, kind, now);
        const isOpen = edit?.kind === kind;
        const isEdited = (entry: TonightEntry) => isOpen && isSameEntry(entry, edit.before);
        return (
          <section key={kind} aria-labelledby={kind}>
            <h2 id={kind}>{texts[kind].title}</h2>
            <p className="entries-about">{texts[kind].about}</p>
            {entries.length === 0 && !isOpen && <p>{texts[kind].empty}</p>}
            <ul>
              {entries.map((entry) => (
                <li key={JSON.stringify(entry)}>
                  {isEdited(entry) ? (
                    form
                  ) : (
                    <EntryRow
                      kind={kind}
                      entry={entry}
                      now={now}
                      enabled={staff && !isPending && !edit}
                      onEdit={() => setEdit({ kind, before: entry })}
                      onRemove={() => mutate({ kind, before: entry, after: null })}
                    />
                  )}
                </li>
              ))}
            </ul>
            {isOpen && !entries.some(isEdited) && form}
            {entries.length >= MAX_ENTRIES[kind] ? (
              <p>{`Sono ${MAX_ENTRIES[kind]}, di più non si può.`}</p>
            ) : (
              <button
                type="button"
                className="btn btn-outline-dark"
                hidden={isOpen}
                disabled={!staff || isPending || edit !== null}
                onClick={() => setEdit({ kind, before: null })}
              >
                <Icon name="plus" />
                {texts[kind].add}
              </button>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** The entries that hold now or later. */
function entriesAhead(tonight: Tonight, kind: EntryKind, now: number): readonly TonightEntry[] {
  const entries: readonly TonightEntry[] = tonight[kind];
  return entries.filter(({ al }) => al === null || now < al);
}

type EntryRowProps = {
  kind: EntryKind;
  entry: TonightEntry;
  now: number;
  enabled: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

/** A stored entry, with a warning where it seems to be forgotten. */
function EntryRow({ kind, entry, now, enabled, onEdit, onRemove }: EntryRowProps) {
  const when = whenText(kind, entry, hours);
  const label = `${kind}-${entry.dal}`;
  const isForgotten = entry.al === null && now - entry.dal >= WEEK_MS;
  return (
    <div className="entry">
      <div>
        <p id={label}>
          <strong>{kind === 'avvisi' ? <bdi>{entry.testo}</bdi> : when}</strong>
        </p>
        {kind === 'avvisi' && <p>{when}</p>}
        {isForgotten && (
          <p className="entry-forgotten">
            <Icon name="triangle-alert" />
            Sta lì da più di una settimana
          </p>
        )}
      </div>
      <div className="entry-actions">
        <button
          type="button"
          className="btn btn-outline-dark"
          aria-describedby={label}
          disabled={!enabled}
          onClick={onEdit}
        >
          <Icon name="pencil" />
          Modifica
        </button>
        <button
          type="button"
          className="btn btn-outline-dark"
          aria-describedby={label}
          disabled={!enabled}
          onClick={onRemove}
        >
          <Icon name="trash-2" />
          Togli
        </button>
      </div>
    </div>
  );
}
