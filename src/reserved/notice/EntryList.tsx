import Button from 'react-bootstrap/Button';
import ListGroup from 'react-bootstrap/ListGroup';
import { dayAt } from '../../domain/hours/timetable';
import { capital, type SpecialDays } from '../../domain/hours/weekly-hours';
import { daysText, entryText } from '../../domain/today/entry-words';
import type { Notice, Today } from '../../domain/today/today';
import { type EntryChange, isPast, MAX_ENTRIES } from '../../domain/today/today-changes';
import { useHouse } from '../../house';
import { Icon } from '../../ui/Icon';
import { useServerTime } from '../queries';
import { useReserved } from '../ReservedLayout';
import { EntryForm } from './EntryForm';
import type { EntriesApi } from './useEntries';

/** The texts of the two lists. */
const lists = {
  giorni: {
    title: 'Giorni speciali',
    about:
      'Al posto degli orari di sempre. I clienti li leggono subito accanto agli orari, e come avviso da sette giorni prima',
    empty: 'Nei prossimi giorni valgono gli orari di sempre.',
    name: 'giorno speciale',
  },
  avvisi: {
    title: 'Avvisi',
    about: 'Parole per i clienti, in basso nel menu e nella home',
    empty: 'Non c’è nessun avviso.',
    name: 'avviso',
  },
} as const;

type EntryListProps = { list: EntryChange['list']; today: Today; api: EntriesApi };

/** The entries of one list that are not past, with their actions and the form of one of them. */
export function EntryList({ list, today, api }: EntryListProps) {
  const { title, about, empty, name } = lists[list];
  const { staff } = useReserved();
  const { hours } = useHouse();
  const currentDay = dayAt(useServerTime(), { ...hours, giorni: today.giorni });
  const { edit, open, remove } = api;
  const isOpen = edit?.list === list;
  const disabled = !staff || api.writing || edit !== null;
  const all: readonly (SpecialDays | Notice)[] = today[list];
  const entries = all
    .filter((entry) => !isPast(entry, currentDay))
    .sort((a, b) => (a.dal < b.dal ? -1 : 1));
  const changeOf = (before: SpecialDays | Notice) => ({ list, before, after: null }) as EntryChange;
  return (
    <section className="d-grid gap-2 text-break" aria-labelledby={list}>
      <h2 id={list} className="mb-0" tabIndex={-1}>
        {title}
      </h2>
      <p className="quiet mb-0">{about}</p>
      {entries.length === 0 && !isOpen && <p className="mb-0">{empty}</p>}
      <ListGroup as="ul" role="list">
        {entries.map((entry, index) => (
          <ListGroup.Item
            as="li"
            key={JSON.stringify(entry)}
            className="d-flex flex-wrap gap-2 align-items-center"
          >
            <div id={`${list}-${index}`} className="rest">
              <strong>
                <bdi>{entryText(entry, currentDay)}</bdi>
              </strong>
              {'testo' in entry && (
                <div className="quiet">
                  {capital(daysText(entry, currentDay, 'finché lo togliete'))}
                </div>
              )}
            </div>
            <Button
              variant="outline-dark"
              size="sm"
              aria-describedby={`${list}-${index}`}
              disabled={disabled}
              onClick={() => open(changeOf(entry))}
            >
              Modifica
            </Button>
            <Button
              variant="outline-dark"
              size="sm"
              aria-describedby={`${list}-${index}`}
              // Possible beside a form that adds one, to make room for it.
              disabled={!staff || api.writing || (edit?.before ?? null) !== null}
              onClick={() => remove(changeOf(entry))}
            >
              Togli
            </Button>
          </ListGroup.Item>
        ))}
      </ListGroup>
      {isOpen && (
        <EntryForm key={JSON.stringify(edit)} edit={edit} name={name} today={today} api={api} />
      )}
      {entries.length >= MAX_ENTRIES[list] ? (
        <p>{`Sono ${MAX_ENTRIES[list]}, di più non si può.`}</p>
      ) : (
        <div>
          <Button
            variant="outline-dark"
            hidden={isOpen}
            disabled={disabled}
            onClick={() => open({ list, before: null })}
          >
            <Icon name="plus" />
            <span>{`Aggiungi ${name}`}</span>
          </Button>
        </div>
      )}
    </section>
  );
}
