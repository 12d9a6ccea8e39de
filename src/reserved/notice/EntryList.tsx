import type { ReactNode } from 'react';
import { type EntryKind, MAX_ENTRIES, type TonightEntry } from '../../domain/staff/tonight-changes';
import { isPast, type Tonight } from '../../domain/tonight/tonight';
import { Button } from '../../ui/Button';
import { kinds, whenText } from './entries';

type EntryListProps = {
  kind: EntryKind;
  tonight: Tonight;
  /** The server's time, in epoch ms: past entries are left out. */
  now: number;
  /** Whether nothing may be changed now. */
  disabled: boolean;
  /** @param entry null for a new one */
  onEdit: (entry: TonightEntry | null) => void;
  onRemove: (entry: TonightEntry) => void;
  /** The open form; null if it is closed, or edits an entry of another list. */
  form: ReactNode;
};

/** The entries of one kind, with their actions and the form of one of them. */
export function EntryList({ kind, tonight, now, disabled, form, ...on }: EntryListProps) {
  const { title, about, empty, name } = kinds[kind];
  const all: readonly TonightEntry[] = tonight[kind];
  const entries = all.filter((entry) => !isPast(entry, now));
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind} tabIndex={-1}>
        {title}
      </h2>
      <p className="quiet">{about}</p>
      {entries.length === 0 && !form && <p>{empty}</p>}
      <ul className="plain-list lines">
        {entries.map((entry, index) => {
          const id = `${kind}-${index}`;
          const actions = [
            { icon: 'pencil', text: 'Modifica', onClick: () => on.onEdit(entry) },
            { icon: 'trash-2', text: 'Togli', onClick: () => on.onRemove(entry) },
          ];
          return (
            <li key={JSON.stringify(entry)} className="cluster between">
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
      {form}
      {entries.length >= MAX_ENTRIES[kind] ? (
        <p>{`Sono ${MAX_ENTRIES[kind]}, di più non si può.`}</p>
      ) : (
        <Button
          icon="plus"
          hidden={form !== null}
          disabled={disabled}
          onClick={() => on.onEdit(null)}
        >
          Aggiungi {name}
        </Button>
      )}
    </section>
  );
}
