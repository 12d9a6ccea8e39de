import { type ReactNode, useState } from 'react';
import { type Change, differencesOf } from '../../domain/changes/change';
import type { ImportPlan } from '../../domain/exchange/import-plan';
import { type FieldName, fieldNames, fields } from '../../domain/product/fields';
import type { ProductFields } from '../../domain/product/product';
import { fieldLabel, valueInWords } from '../../domain/product/words';
import { Icon } from '../../ui/Icon';

/** Rows that are left out, by place in the file, and products that are deleted, by id. */
export type Ticked = ReadonlySet<string>;

export const NO_TICKS: Ticked = new Set();

/** A row of the preview. */
type Row = {
  key: string;
  nome: string;
  /** Its place in the file, or its category. */
  place: string | undefined;
  note?: string | null;
  /** What it writes. */
  change?: Change;
};

const byPlace = <Each extends { place: string }>(row: Each) => ({ ...row, key: row.place });

type ImportPreviewProps = {
  plan: ImportPlan;
  ticked: Ticked;
  onTick: (ticked: Ticked) => void;
};

/** What the file would change, in groups; what asks for attention comes first. */
export function ImportPreview({ plan, ticked, onTick }: ImportPreviewProps) {
  const same = plan.same.map(byPlace);
  const noted = same.filter(({ note }) => note !== null);
  const ticks = { ticked, onTick };
  return (
    <>
      <Group
        name="faulty"
        title="Da correggere"
        count={plan.faulty.length}
        hint="Queste righe restano fuori. Correggile nel file e sceglilo di nuovo."
      >
        <RowList rows={plan.faulty.map((row) => ({ ...byPlace(row), note: row.reason }))} />
      </Group>
      <Group name="added" title="Nuovi" count={plan.added.length}>
        <RowList rows={plan.added.map(byPlace)} {...ticks} />
      </Group>
      <Group name="changed" title="Cambiati" count={plan.changed.length}>
        <RowList
          rows={plan.changed.map((row) => ({ ...byPlace(row), nome: row.change.nome }))}
          {...ticks}
        />
      </Group>
      <Group
        name="missing"
        title="Non nel file"
        count={plan.missing.length}
        hint="Restano nel menu. Scegli quelli da eliminare."
      >
        <RowList
          rows={plan.missing.map(({ id, nome, before }) => ({
            key: id,
            nome,
            place: before?.categoria,
          }))}
          deletes
          {...ticks}
        />
      </Group>
      <Group name="same" title="Uguali" count={plan.same.length}>
        {noted.length > 0 && <RowList rows={noted} />}
        <details>
          <summary>Mostra i nomi</summary>
          <RowList rows={same.map((row) => ({ ...row, note: null }))} />
        </details>
      </Group>
    </>
  );
}

type GroupProps = {
  name: string;
  title: string;
  count: number;
  /** A line that explains the group. */
  hint?: string;
  children: ReactNode;
};

/** A group of the preview, left out where it is empty. */
function Group({ name, title, count, hint, children }: GroupProps) {
  if (count === 0) return null;
  const id = `import-${name}`;
  return (
    <section className="import-group" aria-labelledby={id}>
      <h3 id={id}>
        {title} <span className="import-count">({count})</span>
      </h3>
      {hint && <p className="import-hint">{hint}</p>}
      {children}
    </section>
  );
}

/** How many rows are shown at first, and added by 'Mostra altri': thousands would be slow to render on a phone. */
const ROWS_PER_STEP = 50;

type RowListProps = {
  rows: readonly Row[];
  ticked?: Ticked;
  /** Without it rows cannot be chosen. */
  onTick?: (ticked: Ticked) => void;
  /** Whether a tick deletes the product; without one nothing happens to it. Else a row without its tick is left out. */
  deletes?: boolean;
};

/** Rows of the preview, some at a time. */
function RowList({ rows, ticked = NO_TICKS, onTick, deletes = false }: RowListProps) {
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  const more = Math.min(ROWS_PER_STEP, rows.length - limit);
  const keys = rows.map(({ key }) => key);
  const some = keys.some((key) => ticked.has(key));

  function toggle(toggled: readonly string[], add: boolean) {
    const others = [...ticked].filter((key) => !toggled.includes(key));
    onTick?.(new Set(add ? [...others, ...toggled] : others));
  }

  const [all, none] = deletes
    ? ['Scegli tutti', 'Non eliminare nessuno']
    : ['Lascia fuori tutti', 'Includi tutti'];
  return (
    <>
      {onTick && rows.length > 1 && (
        <button
          type="button"
          className="btn btn-outline-dark import-all"
          onClick={() => toggle(keys, !some)}
        >
          {some ? none : all}
        </button>
      )}
      <ul className="import-rows">
        {rows.slice(0, limit).map(({ key, nome, place, note, change }) => {
          const name = (
            <span className="import-name">
              <bdi>{nome || 'Senza nome'}</bdi>
              {place && <span className="import-place">{place}</span>}
            </span>
          );
          return (
            <li key={key}>
              {onTick ? (
                <label className="import-choice">
                  <input
                    type="checkbox"
                    className="form-check-input"
                    checked={ticked.has(key) === deletes}
                    onChange={({ target }) => toggle([key], target.checked === deletes)}
                  />
                  {deletes && <span className="visually-hidden">Elimina </span>}
                  {name}
                </label>
              ) : (
                name
              )}
              {note && <p className="import-note">{note}</p>}
              {change && <ChangedFields change={change} />}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="btn btn-outline-dark import-more"
          onClick={() => setLimit(limit + ROWS_PER_STEP)}
        >
          Mostra altri {more}
        </button>
      )}
    </>
  );
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** A new value in words. A picture is shown by no file. */
function newValue<Name extends FieldName>(name: Name, value: ProductFields[Name] | undefined) {
  const isPicture = fields[name].kind === 'picture' && !isEmpty(value);
  return isPicture ? 'quella del file' : valueInWords(name, value);
}

/** What a row writes: the fields of a new product that it has, else each field that changes, before and after. */
function ChangedFields({ change }: { change: Change }) {
  const { before, after } = change;
  // The name of a new product stands above them.
  const names =
    before === null
      ? fieldNames.filter((name) => name !== 'nome' && !isEmpty(after?.[name]))
      : differencesOf(change).map(({ field }) => field);
  return (
    <dl className="import-fields">
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldLabel(name)}</dt>
          <dd>
            {before && (
              <>
                <bdi className="import-before">{valueInWords(name, before[name])}</bdi>
                <Icon name="arrow-right" />
                <span className="visually-hidden"> diventa </span>
              </>
            )}
            <bdi className={before ? 'import-after' : undefined}>
              {newValue(name, after?.[name])}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
