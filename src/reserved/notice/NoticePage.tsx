import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changeEntry } from '../../data/staff/tonight';
import { EntryChangedError } from '../../data/staff/write-errors';
import { announcements } from '../../domain/hours/opening-words';
import {
  type EntryChange,
  type EntryKind,
  MAX_ENTRIES,
  type TonightEntry,
} from '../../domain/staff/tonight-changes';
import { isPast, noticesAt, type Tonight } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Button } from '../../ui/Button';
import { focusHeading } from '../../ui/focus';
import { Notice } from '../../ui/Notice';
import { toasts } from '../../ui/Toasts';
import { BackToList } from '../BackToList';
import { dropDraft, findDraft } from '../draft/drafts';
import { failureHint } from '../failures';
import { LoadState } from '../LoadState';
import { useServerTime, useTonight } from '../queries';
import { ReservedHead } from '../ReservedHead';
import { useReserved } from '../ReservedLayout';
import { DRAFT_KEY, EntryForm } from './EntryForm';
import { type Edit, entryText, kinds, whenText } from './entries';

const { hours } = restaurant;
const KINDS = Object.keys(kinds) as EntryKind[];

/** What the form of the stored draft edits; null if there is no draft. */
function findEdit(uid: string): Edit | null {
  const kept = findDraft(uid, DRAFT_KEY)?.more as Edit | undefined;
  return kept && kept.kind in kinds ? kept : null;
}

/** Notices to the guests, closings and special openings. */
export function NoticePage() {
  const tonight = useTonight();
  const now = useServerTime();
  return (
    <>
      <ReservedHead title="Avviso e chiusure" path={paths.notice} />
      <LoadState query={tonight} failure="Avvisi e chiusure non si sono caricati" />
      {tonight.data && <Entries tonight={tonight.data} now={now} />}
      <p className="entries-back">
        <BackToList />
      </p>
    </>
  );
}

function failureOf(error: unknown, isRemoval: boolean) {
  if (error instanceof EntryChangedError) {
    return {
      title: 'Nel frattempo qualcun altro l’ha cambiato o tolto',
      hint: 'Sotto c’è come sta adesso. Se salvi di nuovo, il tuo si aggiunge.',
    };
  }
  const title = `Errore durante ${isRemoval ? 'la rimozione' : 'il salvataggio'}`;
  return { title, hint: failureHint(error) };
}

/** What guests read now, and the three lists with the form of one entry. A save continues after the page is left. */
function Entries({ tonight, now }: { tonight: Tonight; now: number }) {
  const { user, staff } = useReserved();
  const [edit, setEdit] = useState(() => findEdit(user.uid));
  const alert = useRef<HTMLDivElement>(null);
  const closeToast = useRef(() => {});
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (change: EntryChange) =>
      changeEntry(change, hours, `${change.after ? '' : 'tolto: '}${entryText(change)}`),
    // Serialized: concurrent writes would be rejected as conflicts.
    scope: { id: 'tonight' },
    onSuccess: (_, change) => {
      const { kind, before, after } = change;
      if (after) {
        dropDraft(user.uid, DRAFT_KEY);
        setEdit(null);
      }
      focusHeading();
      const undo = { kind, before: null, after: before };
      closeToast.current();
      closeToast.current = toasts.show({
        kind: 'success',
        hint: entryText(change),
        ...(after
          ? { text: 'Salvato', link: { to: paths.menu, label: 'Vedi nel menu' } }
          : { text: 'Tolto', action: { label: 'Rimetti', onClick: () => mutate(undo) } }),
      });
    },
    onError: (error, { kind, after }) => {
      // The entry to compare with is gone, so the next save adds a new one.
      if (error instanceof EntryChangedError) setEdit({ kind, before: null });
      else console.error(error);
      if (alert.current) return;
      const { title, hint } = failureOf(error, after === null);
      const link = { to: paths.notice, label: 'Torna ad avviso e chiusure' };
      toasts.show({ kind: 'error', text: title, hint, link });
    },
  });
  const failure = error && failureOf(error, variables.after === null);
  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);

  function open(wanted: Edit) {
    // On a phone the toast would cover the form.
    closeToast.current();
    setEdit(wanted);
  }

  const said = [...announcements(now, { ...hours, ...tonight }), ...noticesAt(tonight, now)];
  const nothing = 'Adesso i clienti leggono gli orari di sempre';
  return (
    <div className="entries">
      <Notice icon="info" title={said.length > 0 ? 'Adesso i clienti leggono' : nothing}>
        {said.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </Notice>
      <div role="alert" ref={alert} tabIndex={-1}>
        {failure && (
          <Notice kind="error" title={failure.title}>
            <p>{failure.hint}</p>
          </Notice>
        )}
      </div>
      {KINDS.map((kind) => {
        const all: readonly TonightEntry[] = tonight[kind];
        const entries = all.filter((entry) => !isPast(entry, now));
        const { title, about, empty, name } = kinds[kind];
        const isOpen = edit?.kind === kind;
        const disabled = !staff || isPending || edit !== null;
        return (
          <section key={kind} aria-labelledby={kind}>
            <h2 id={kind} tabIndex={-1}>
              {title}
            </h2>
            <p className="entries-about">{about}</p>
            {entries.length === 0 && !isOpen && <p>{empty}</p>}
            <ul>
              {entries.map((entry, index) => {
                const id = `${kind}-${index}`;
                return (
                  <li key={JSON.stringify(entry)} className="entry">
                    <div id={id}>
                      {entry.testo && (
                        <p>
                          <strong>
                            <bdi>{entry.testo}</bdi>
                          </strong>
                        </p>
                      )}
                      <p>{whenText(kind, entry)}</p>
                    </div>
                    <div className="entry-actions">
                      <Button
                        icon="pencil"
                        aria-describedby={id}
                        disabled={disabled}
                        onClick={() => open({ kind, before: entry })}
                      >
                        Modifica
                      </Button>
                      <Button
                        icon="trash-2"
                        aria-describedby={id}
                        disabled={disabled}
                        onClick={() => mutate({ kind, before: entry, after: null })}
                      >
                        Togli
                      </Button>
                    </div>
                  </li>
                );
              })}
            </ul>
            {isOpen && (
              <EntryForm
                key={JSON.stringify(edit)}
                edit={edit}
                tonight={tonight}
                saving={isPending}
                onSave={(after) => mutate({ ...edit, after })}
                onClose={() => {
                  setEdit(null);
                  reset();
                  document.getElementById(kind)?.focus();
                }}
              />
            )}
            {entries.length >= MAX_ENTRIES[kind] ? (
              <p>{`Sono ${MAX_ENTRIES[kind]}, di più non si può.`}</p>
            ) : (
              <Button
                icon="plus"
                hidden={isOpen}
                disabled={disabled}
                onClick={() => open({ kind, before: null })}
              >
                Aggiungi {name}
              </Button>
            )}
          </section>
        );
      })}
    </div>
  );
}
