import type { ImportPlan } from '../../domain/exchange/import-plan';
import { ImportGroup } from './ImportGroup';
import { RowList } from './RowList';

type MissingGroupProps = {
  plan: ImportPlan;
  chosen: ReadonlySet<string>;
  /** Chooses these products for deletion, in place of the choice before. */
  onChoose: (ids: ReadonlySet<string>) => void;
};

const HINT = 'Restano nel menu. Scegli quelli da eliminare.';
const UNCERTAIN_HINT =
  'Restano nel menu. Per eliminarli correggi prima le righe qui sopra: potrebbero essere questi prodotti.';

/** The products that are not in the file: left alone unless chosen for deletion. */
export function MissingGroup({ plan, chosen, onChoose }: MissingGroupProps) {
  const { missing, uncertain } = plan;
  const all = missing.every(({ id }) => chosen.has(id));
  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  }
  return (
    <ImportGroup
      name="missing"
      title="Non nel file"
      count={missing.length}
      hint={uncertain ? UNCERTAIN_HINT : HINT}
    >
      {!uncertain && (
        <button
          type="button"
          className="btn btn-outline-dark import-all"
          onClick={() => onChoose(all ? new Set() : new Set(missing.map(({ id }) => id)))}
        >
          {all ? 'Non eliminare nessuno' : 'Scegli tutti'}
        </button>
      )}
      <RowList rows={missing} keyOf={({ id }) => id}>
        {({ id, nome, before }) => (
          <label className="import-choice">
            <input
              type="checkbox"
              className="form-check-input"
              checked={!uncertain && chosen.has(id)}
              disabled={uncertain}
              onChange={() => toggle(id)}
            />
            <span>
              <span className="visually-hidden">Elimina </span>
              <bdi>{nome || 'Senza nome'}</bdi>
              <span className="import-place">{before?.categoria}</span>
            </span>
          </label>
        )}
      </RowList>
    </ImportGroup>
  );
}
