import type { ReactNode } from 'react';
import type { ImportChange, ImportPlan } from '../../domain/exchange/import-plan';
import { ChangedFields } from './ChangedFields';
import { RowList } from './RowList';

/** What somebody has ticked: rows that write, by place in the file, and products to delete, by id. */
export type Ticks = { leftOut: ReadonlySet<string>; toDelete: ReadonlySet<string> };

type ImportPreviewProps = {
  plan: ImportPlan;
  ticks: Ticks;
  onTick: (ticks: Ticks) => void;
};

function toggled(set: ReadonlySet<string>, keys: readonly string[], add: boolean): Set<string> {
  const next = new Set(set);
  for (const key of keys) {
    if (add) next.add(key);
    else next.delete(key);
  }
  return next;
}

const MISSING_HINT = 'Restano nel menu. Scegli quelli da eliminare.';
const UNCERTAIN_HINT =
  'Restano nel menu. Per eliminarli correggi prima le righe qui sopra: potrebbero essere questi prodotti.';

/** What the file would change, in groups; what asks for attention comes first. */
export function ImportPreview({ plan, ticks, onTick }: ImportPreviewProps) {
  const { missing, uncertain } = plan;
  const { leftOut, toDelete } = ticks;
  const noted = plan.same.filter(({ note }) => note !== null);
  const placeOf = ({ place }: { place: string }) => place;
  const allMissing = missing.every(({ id }) => toDelete.has(id));

  const leaveOut = (places: readonly string[], out: boolean) =>
    onTick({ ...ticks, leftOut: toggled(leftOut, places, out) });
  const erase = (ids: readonly string[], gone: boolean) =>
    onTick({ ...ticks, toDelete: toggled(toDelete, ids, gone) });

  /** Rows that write, each with its tick. */
  function written(rows: readonly ImportChange[]) {
    const out = rows.filter(({ place }) => leftOut.has(place)).length;
    return (
      <>
        {rows.length > 1 && (
          <button
            type="button"
            className="btn btn-outline-dark import-all"
            onClick={() => leaveOut(rows.map(placeOf), out === 0)}
          >
            {out === 0 ? 'Lascia fuori tutti' : 'Includi tutti'}
          </button>
        )}
        <RowList rows={rows} keyOf={placeOf}>
          {({ place, nome, note, change }) => (
            <>
              <label className="import-choice">
                <input
                  type="checkbox"
                  className="form-check-input"
                  checked={!leftOut.has(place)}
                  onChange={({ target }) => leaveOut([place], !target.checked)}
                />
                <RowName nome={change.before ? change.nome : nome} place={place} />
              </label>
              {note && <p className="import-note">{note}</p>}
              <ChangedFields change={change} />
            </>
          )}
        </RowList>
      </>
    );
  }

  return (
    <>
      <Group
        name="faulty"
        title="Da correggere"
        count={plan.faulty.length}
        hint="Queste righe restano fuori. Correggile nel file e sceglilo di nuovo."
      >
        <RowList rows={plan.faulty} keyOf={placeOf}>
          {({ nome, place, reason }) => (
            <>
              <RowName nome={nome} place={place} />
              <p className="import-note">{reason}</p>
            </>
          )}
        </RowList>
      </Group>
      <Group name="added" title="Nuovi" count={plan.added.length}>
        {written(plan.added)}
      </Group>
      <Group name="changed" title="Cambiati" count={plan.changed.length}>
        {written(plan.changed)}
      </Group>
      <Group
        name="missing"
        title="Non nel file"
        count={missing.length}
        hint={uncertain ? UNCERTAIN_HINT : MISSING_HINT}
      >
        {!uncertain && (
          <button
            type="button"
            className="btn btn-outline-dark import-all"
            onClick={() =>
              erase(
                missing.map(({ id }) => id),
                !allMissing,
              )
            }
          >
            {allMissing ? 'Non eliminare nessuno' : 'Scegli tutti'}
          </button>
        )}
        <RowList rows={missing} keyOf={({ id }) => id}>
          {({ id, nome, before }) => (
            <label className="import-choice">
              <input
                type="checkbox"
                className="form-check-input"
                checked={!uncertain && toDelete.has(id)}
                disabled={uncertain}
                onChange={({ target }) => erase([id], target.checked)}
              />
              <span className="visually-hidden">Elimina </span>
              <RowName nome={nome} place={before?.categoria} />
            </label>
          )}
        </RowList>
      </Group>
      <Group name="same" title="Uguali" count={plan.same.length}>
        {noted.length > 0 && (
          <RowList rows={noted} keyOf={placeOf}>
            {({ nome, place, note }) => (
              <>
                <RowName nome={nome} place={place} />
                <p className="import-note">{note}</p>
              </>
            )}
          </RowList>
        )}
        <details>
          <summary>Mostra i nomi</summary>
          <RowList rows={plan.same} keyOf={placeOf}>
            {({ nome, place }) => <RowName nome={nome} place={place} />}
          </RowList>
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
  const id = `gruppo-${name}`;
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

/** The name of a row's product, and its place in the file. */
function RowName({ nome, place }: { nome: string; place: string | undefined }) {
  return (
    <span className="import-name">
      <bdi>{nome || 'Senza nome'}</bdi>
      {place && <span className="import-place">{place}</span>}
    </span>
  );
}
