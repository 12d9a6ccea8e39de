import type { ImportPlan } from '../../domain/exchange/import-plan';
import { AddedRow } from './AddedRow';
import { ChangedRow } from './ChangedRow';
import { ImportGroup } from './ImportGroup';
import { MissingGroup } from './MissingGroup';
import { RowHead } from './RowHead';
import { RowList } from './RowList';

type ImportPreviewProps = {
  plan: ImportPlan;
  /** Ids of the products that were chosen for deletion. */
  toDelete: ReadonlySet<string>;
  onDelete: (ids: ReadonlySet<string>) => void;
};

/** What the file would change, in groups; what asks for attention comes first. */
export function ImportPreview({ plan, toDelete, onDelete }: ImportPreviewProps) {
  const noted = plan.same.filter(({ note }) => note !== null);
  return (
    <>
      <ImportGroup
        name="faulty"
        title="Da correggere"
        count={plan.faulty.length}
        hint="Queste righe restano fuori. Correggile nel file e sceglilo di nuovo."
      >
        <RowList rows={plan.faulty} keyOf={({ place }) => place}>
          {({ reason, ...row }) => <RowHead {...row} note={reason} />}
        </RowList>
      </ImportGroup>
      <ImportGroup name="added" title="Nuovi" count={plan.added.length}>
        <RowList rows={plan.added} keyOf={({ place }) => place}>
          {(row) => <AddedRow row={row} />}
        </RowList>
      </ImportGroup>
      <ImportGroup name="changed" title="Cambiati" count={plan.changed.length}>
        <RowList rows={plan.changed} keyOf={({ place }) => place}>
          {(row) => <ChangedRow row={row} />}
        </RowList>
      </ImportGroup>
      <MissingGroup plan={plan} chosen={toDelete} onChoose={onDelete} />
      <ImportGroup name="same" title="Uguali" count={plan.same.length}>
        {noted.length > 0 && (
          <RowList rows={noted} keyOf={({ place }) => place}>
            {(row) => <RowHead {...row} />}
          </RowList>
        )}
        <details>
          <summary>Mostra i nomi</summary>
          <RowList rows={plan.same} keyOf={({ place }) => place}>
            {({ nome, place }) => <RowHead nome={nome} place={place} />}
          </RowList>
        </details>
      </ImportGroup>
    </>
  );
}
