import { type EntryKind, MAX_ENTRIES, type TonightEntry } from '../../domain/staff/tonight-changes';
import { isPast, type Tonight } from '../../domain/tonight/tonight';
import { Button } from '../../ui/Button';
import { useServerTime } from '../queries';
import { useReserved } from '../ReservedLayout';
import { EntryForm } from './EntryForm';
import { kinds, whenText } from './entries';
import type { EntriesApi } from './useEntries';

type EntryListProps = {
  kind: EntryKind;
  tonight: Tonight;
  api: EntriesApi;
};

/** The entries of one kind that are not past, with their actions and the form of one of them. */
export function EntryList({ kind, tonight, api }: EntryListProps) {
  const { title, about, empty, name } = kinds[kind];
  const { staff } = useReserved();
  const now = useServerTime();
  const { edit, open, write } = api;
  const isOpen = edit?.kind === kind;
  const disabled = !staff || api.writing || edit !== null;
  const all: readonly TonightEntry[] = tonight[kind];
  const entries = all.filter((entry) => !isPast(entry, now));
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind} tabIndex={-1}>
        {title}
      </h2>
      <p className="quiet">{about}</p>
      {entries.length === 0 && !isOpen && <p>{empty}</p>}
      <ul className="plain-list lines">
        {entries.map((entry, index) => {
          const id = `${kind}-${index}`;
          const actions = [
            { icon: 'pencil', text: 'Modifica', onClick: () => open({ kind, before: entry }) },
            {
              icon: 'trash-2',
              text: 'Togli',
              onClick: () => write({ kind, before: entry, after: null }),
            },
          ];
          return (
            <li key={JSON.stringify(entry)} className="cluster between">
              <div id={id} className="flush rest">
                {entry.testo && (
                  <p>
                    <strong>
                      <bdi>{entry.testo}</bdi>
                    </strong>
                  </p>
                )}
                <p>{whenText(kind, entry)}</p>
              </div>
              <div className="cluster">
                {actions.map(({ text, ...action }) => (
                  <Button key={text} aria-describedby={id} disabled={disabled} {...action}>
                    {text}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      {isOpen && <EntryForm key={JSON.stringify(edit)} edit={edit} tonight={tonight} api={api} />}
      {entries.length >= MAX_ENTRIES[kind] ? (
        <p>{`Sono ${MAX_ENTRIES[kind]}, di più non si può.`}</p>
      ) : (
        <Button
          icon="plus"
          hidden={isOpen}
          disabled={disabled}
          onClick={() => open({ kind, before: null })}
        >
          {`Aggiungi ${name}`}
        </Button>
      )}
    </section>
  );
}
