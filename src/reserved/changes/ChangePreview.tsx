import { type ReactNode, useState } from 'react';
import { type Change, differencesOf } from '../../domain/changes/change';
import { type FieldName, fieldNames, fields } from '../../domain/product/fields';
import type { ProductFields } from '../../domain/product/product';
import { fieldLabel, valueInWords } from '../../domain/product/words';
import { Icon } from '../../ui/Icon';

/** A row of a preview. */
export type PreviewRow = {
  key: string;
  nome: string;
  /** Its place in a file, or its category. */
  place?: string | undefined;
  /** What deserves attention. */
  note?: string | null;
  /** What it writes. */
  change?: Change;
};

type PreviewGroupProps = {
  title: string;
  /** A line that explains the group. */
  hint?: string;
  rows: readonly PreviewRow[];
  children?: ReactNode;
} & Omit<PreviewRowsProps, 'rows'>;

/** Rows that belong together, left out where there are none. `children` come before them. */
export function PreviewGroup({ title, hint, rows, children, ...choice }: PreviewGroupProps) {
  if (rows.length === 0) return null;
  return (
    <section className="preview-group" aria-label={title}>
      <h3>
        {title} <span className="preview-count">({rows.length})</span>
      </h3>
      {hint && <p className="preview-hint">{hint}</p>}
      {children}
      <PreviewRows rows={rows} {...choice} />
    </section>
  );
}

/** How many rows are shown at first, and added by 'Mostra altri': thousands would be slow to render on a phone. */
const ROWS_PER_STEP = 30;

type PreviewRowsProps = {
  rows: readonly PreviewRow[];
  /** Whether a row is part of what will be written. */
  isChosen?: (key: string) => boolean;
  /** Without it rows cannot be chosen. */
  onChoose?: (keys: readonly string[], chosen: boolean) => void;
  /** Whether a choice deletes the product. */
  deletes?: boolean;
};

/** Rows, some at a time, each with a checkbox where it can be chosen. */
export function PreviewRows({
  rows,
  isChosen = () => true,
  onChoose,
  deletes = false,
}: PreviewRowsProps) {
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  const more = Math.min(ROWS_PER_STEP, rows.length - limit);
  const keys = rows.map(({ key }) => key);
  const all = keys.every(isChosen);
  const [every, none] = deletes
    ? ['Elimina tutti', 'Non eliminare nessuno']
    : ['Includi tutti', 'Lascia fuori tutti'];
  return (
    <>
      {onChoose && rows.length > 1 && (
        <button
          type="button"
          className="btn btn-outline-dark preview-all"
          onClick={() => onChoose(keys, !all)}
        >
          {all ? none : every}
        </button>
      )}
      <ul className="preview-rows">
        {rows.slice(0, limit).map(({ key, nome, place, note, change }) => {
          const chosen = isChosen(key);
          const name = (
            <span className="preview-name">
              <bdi>{nome || 'Senza nome'}</bdi>
              {place && <span className="preview-place">{place}</span>}
            </span>
          );
          return (
            <li key={key}>
              {onChoose ? (
                <label className="preview-choice">
                  <input
                    type="checkbox"
                    className="form-check-input"
                    checked={chosen}
                    onChange={({ target }) => onChoose([key], target.checked)}
                  />
                  {deletes && <span className="visually-hidden">Elimina </span>}
                  {name}
                </label>
              ) : (
                name
              )}
              {note && <p className="preview-note">{note}</p>}
              {change && <ChangedFields change={change} chosen={chosen} />}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="btn btn-outline-dark preview-more"
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
function ChangedFields({ change, chosen }: { change: Change; chosen: boolean }) {
  const { before, after } = change;
  // The name of a new product stands above them.
  const names =
    before === null
      ? fieldNames.filter((name) => name !== 'nome' && !isEmpty(after?.[name]))
      : differencesOf(change).map(({ field }) => field);
  return (
    <dl className="preview-fields">
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldLabel(name)}</dt>
          <dd>
            {before && (
              <bdi className="preview-before">
                {!chosen && 'resta '}
                {valueInWords(name, before[name])}
              </bdi>
            )}
            {before && chosen && (
              <>
                <Icon name="arrow-right" />
                <span className="visually-hidden"> diventa </span>
              </>
            )}
            {(!before || chosen) && (
              <bdi className={before ? 'preview-after' : undefined}>
                {newValue(name, after?.[name])}
              </bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows by their keys, which somebody puts in or takes out. */
export function useKeys() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    keys,
    put(changed: readonly string[], isIn: boolean) {
      const others = [...keys].filter((key) => !changed.includes(key));
      setKeys(new Set(isIn ? [...others, ...changed] : others));
    },
    clear: () => setKeys(new Set()),
  };
}

export type Keys = ReturnType<typeof useKeys>;
