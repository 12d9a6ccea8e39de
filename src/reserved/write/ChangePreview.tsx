import { type ReactNode, useId, useState } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import ListGroup from 'react-bootstrap/ListGroup';
import { type Change, differencesOf } from '../../domain/changes/change';
import { slipsOf } from '../../domain/changes/slips';
import { fields, guestLabel, type UnitName, unitNames } from '../../domain/product/fields';
import { valueInWords } from '../../domain/product/words';
import { Icon } from '../../ui/Icon';
import { useProducts } from '../queries';

type PreviewRow = {
  key: string;
  nome: string;
  /** The row's position in the file, or the product's category. */
  place?: string | undefined;
  /** A remark that needs attention. */
  note?: string | null;
  change?: Change;
};

/**
 * The checkboxes that the user has toggled. The key contains the default (`outAtFirst`), so that a row that becomes risky later
 * is excluded again.
 */
export function useToggled() {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const tickOf = (key: string, outAtFirst: boolean) => `${outAtFirst} ${key}`;
  return {
    isIn: (key: string, outAtFirst = false) => toggled.has(tickOf(key, outAtFirst)) === outAtFirst,
    put(keys: readonly string[], outAtFirst: boolean, isIn: boolean) {
      const next = new Set(toggled);
      for (const key of keys) {
        if (isIn === outAtFirst) next.add(tickOf(key, outAtFirst));
        else next.delete(tickOf(key, outAtFirst));
      }
      setToggled(next);
    },
    clear: () => setToggled(new Set()),
  };
}

export type PreviewRows = {
  title: string;
  hint?: string;
  rows: readonly PreviewRow[];
  /** Whether the rows are excluded until they are ticked. Without it the rows have no checkboxes. */
  outAtFirst?: boolean;
};

/** The preview of a question: it scrolls, also with the keyboard, so that the answers below stay in view. */
export function PreviewToConfirm({ children }: { children: ReactNode }) {
  return (
    <section
      className="overflow-auto"
      style={{ maxHeight: '50vh' }}
      aria-label="Che cosa scrive"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it only a pointer could scroll
      tabIndex={0}
    >
      {children}
    </section>
  );
}

/** `toggled` is needed if the rows can be chosen. */
type PreviewGroupProps = PreviewRows & { toggled?: ReturnType<typeof useToggled> };

/** How many rows are shown at first, and added by 'Mostra altri': thousands would be slow to render on a phone. */
const ROWS_PER_STEP = 30;

/** A group of rows, rendered in steps, with checkboxes if the rows can be chosen. Renders nothing without rows. */
export function PreviewGroup({ title, hint, rows, toggled, outAtFirst }: PreviewGroupProps) {
  const hintId = useId();
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  const { data: products = [] } = useProducts();
  if (rows.length === 0) return null;
  const canChoose = toggled !== undefined && outAtFirst !== undefined;
  const more = Math.min(ROWS_PER_STEP, rows.length - limit);
  const keys = rows.map(({ key }) => key);
  const isIn = (key: string) => toggled?.isIn(key, outAtFirst) ?? true;
  const all = keys.every(isIn);
  return (
    <section className="my-4 text-break" aria-label={title}>
      <h3>{`${title} (${rows.length})`}</h3>
      {hint && (
        <p id={hintId} className="quiet">
          {hint}
        </p>
      )}
      {canChoose && rows.length > 1 && (
        <Button
          variant="outline-dark"
          size="sm"
          className="mb-2"
          onClick={() => toggled.put(keys, outAtFirst, !all)}
        >
          {all ? 'Togli la spunta a tutti' : 'Spunta tutti'}
        </Button>
      )}
      <ListGroup as="ul" role="list" variant="flush">
        {rows.slice(0, limit).map(({ key, nome, place, note, change }) => {
          const chosen = isIn(key);
          const slips = change ? slipsOf(change, products).map(({ text }) => text) : [];
          const name = <bdi className="fw-semibold">{nome || 'Senza nome'}</bdi>;
          return (
            <ListGroup.Item as="li" className="px-0" key={key}>
              <div className="d-flex flex-wrap gap-2 align-items-center justify-content-between">
                {canChoose ? (
                  <Form.Check
                    id={`${hintId}${key}`}
                    label={name}
                    checked={chosen}
                    aria-describedby={hint && hintId}
                    onChange={() => toggled.put([key], outAtFirst, !chosen)}
                  />
                ) : (
                  name
                )}
                {place && <span className="quiet">{place}</span>}
              </div>
              {[note, ...slips].filter(Boolean).map((text) => (
                <div className="alarm" key={text}>
                  {text}
                </div>
              ))}
              {change?.after && <ChangedFields change={change} stays={!chosen && !outAtFirst} />}
            </ListGroup.Item>
          );
        })}
      </ListGroup>
      {more > 0 && (
        <Button variant="outline-dark" onClick={() => setLimit(limit + ROWS_PER_STEP)}>
          {`Mostra altri ${more}`}
        </Button>
      )}
    </section>
  );
}

const isEmpty = (value: unknown) => value === false || String(value ?? '') === '';

/** Whether the preview shows a value of a new product. An empty list of allergens is shown, because it has to be confirmed. */
const isSaid = (name: UnitName, value: unknown) => name === 'allergeni' || !isEmpty(value);

/** The fields that a row writes: those of a new product, else the changed ones. @param stays whether the user excluded the row */
function ChangedFields({ change, stays }: { change: Change; stays: boolean }) {
  const { before, after } = change;
  // The row's head already shows the name of a new product.
  const names =
    before === null
      ? unitNames.filter((name) => name !== 'nome' && isSaid(name, after?.[name]))
      : differencesOf(change).map(({ field }) => field);

  function inWords(name: UnitName) {
    const old = before && valueInWords(name, before);
    if (stays && old) return <span className="quiet">{`resta ${old}`}</span>;
    // All pictures have the same words.
    const isOther = fields[name].kind === 'picture' && before?.[name] && after?.[name];
    const value = isOther ? 'un’altra foto' : valueInWords(name, after);
    if (!old) return <bdi>{value}</bdi>;
    return (
      <>
        <bdi className="quiet">{old}</bdi>
        <Icon name="arrow-right" className="quiet mx-1" />
        <span className="visually-hidden"> diventa </span>
        <bdi className="fw-semibold">{value}</bdi>
      </>
    );
  }

  return (
    <dl className="mb-0">
      {names.map((name) => (
        <div key={name} className="d-flex flex-wrap column-gap-3">
          <dt className="quiet">{guestLabel(name)}</dt>
          <dd className="mb-0">{inWords(name)}</dd>
        </div>
      ))}
    </dl>
  );
}
