import { useId, useState } from 'react';
import { type Change, differencesOf } from '../../domain/changes/change';
import { farSteps, type PriceStep } from '../../domain/changes/price-change';
import { type FieldName, fieldNames, fields } from '../../domain/product/fields';
import { fieldLabel, valueInWords } from '../../domain/product/words';
import { Icon } from '../../ui/Icon';
import { farWords } from '../PriceQuestion';

/** A row of a preview. */
type PreviewRow = {
  key: string;
  nome: string;
  /** Its place in a file, or its category. */
  place?: string | undefined;
  /** What deserves attention. */
  note?: string | null;
  /** What it writes. */
  change?: Change;
};

/** Keys of rows whose tick somebody has set or taken off. */
export function useToggled() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (key: string) => keys.has(key),
    put(changed: readonly string[], isIn: boolean) {
      const others = [...keys].filter((key) => !changed.includes(key));
      setKeys(new Set(isIn ? [...others, ...changed] : others));
    },
    clear: () => setKeys(new Set()),
  };
}

export type Toggled = ReturnType<typeof useToggled>;

type PreviewGroupProps = {
  title: string;
  /** A line that explains the group. */
  hint?: string;
  rows: readonly PreviewRow[];
  /** Without it rows cannot be chosen. */
  toggled?: Toggled;
  /** Whether the rows are out until somebody ticks them. */
  outAtFirst?: boolean;
};

/** How many rows are shown at first, and added by 'Mostra altri': thousands would be slow to render on a phone. */
const ROWS_PER_STEP = 30;

/** Rows that belong together, some at a time, each with a checkbox where it can be chosen. Nothing where there are none. */
export function PreviewGroup(props: PreviewGroupProps) {
  const { title, hint, rows, toggled, outAtFirst = false } = props;
  const hintId = useId();
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  if (rows.length === 0) return null;
  const more = Math.min(ROWS_PER_STEP, rows.length - limit);
  const keys = rows.map(({ key }) => key);
  const isChosen = (key: string) => !toggled || toggled.has(key) === outAtFirst;
  const all = keys.every(isChosen);
  return (
    <section className="preview-group" aria-label={title}>
      <h3>
        {title} <span className="preview-count">({rows.length})</span>
      </h3>
      {hint && (
        <p id={hintId} className="preview-hint">
          {hint}
        </p>
      )}
      {toggled && rows.length > 1 && (
        <button
          type="button"
          className="btn btn-outline-dark preview-all"
          onClick={() => toggled.put(keys, all !== outAtFirst)}
        >
          {all ? 'Togli la spunta a tutti' : 'Spunta tutti'}
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
              {toggled ? (
                <label className="preview-choice">
                  <input
                    type="checkbox"
                    className="form-check-input"
                    checked={chosen}
                    aria-describedby={hint && hintId}
                    onChange={() => toggled.put([key], !toggled.has(key))}
                  />
                  {name}
                </label>
              ) : (
                name
              )}
              {[note, ...(change ? farSteps(change).map(farText) : [])].map(
                (text) =>
                  text && (
                    <p key={text} className="preview-note">
                      {text}
                    </p>
                  ),
              )}
              {change && <ChangedFields change={change} stays={!chosen && !outAtFirst} />}
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
    </section>
  );
}

/** A price that may be a slip: 'Prezzo: più del doppio'. */
const farText = (step: PriceStep) => `${fieldLabel(step.field)}: ${farWords(step)}`;

const isEmpty = (value: unknown) => value === false || String(value ?? '') === '';

/** What a row writes: the fields of a new product, else each field that changes. @param stays whether it was left out */
function ChangedFields({ change, stays }: { change: Change; stays: boolean }) {
  const { before, after } = change;
  const newValue = (name: FieldName) => {
    // A picture is shown by no file.
    const isPicture = fields[name].kind === 'picture' && !isEmpty(after?.[name]);
    return isPicture ? 'quella del file' : valueInWords(name, after?.[name]);
  };
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
          {before === null && (
            <dd>
              <bdi>{newValue(name)}</bdi>
            </dd>
          )}
          {before && !stays && (
            <dd>
              <bdi className="preview-before">{valueInWords(name, before[name])}</bdi>
              <Icon name="arrow-right" />
              <span className="visually-hidden"> diventa </span>
              <bdi className="preview-after">{newValue(name)}</bdi>
            </dd>
          )}
          {before && stays && (
            <dd className="preview-before">resta {valueInWords(name, before[name])}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
