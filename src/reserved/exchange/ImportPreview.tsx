import { farSteps } from '../../domain/changes/price-change';
import type { ImportPlan } from '../../domain/exchange/import-plan';
import { fieldLabel } from '../../domain/product/words';
import { PreviewGroup, type Toggled } from '../changes/ChangePreview';
import { farWords } from '../PriceQuestion';

const byPlace = <Each extends { place: string }>(row: Each) => ({ ...row, key: row.place });

/** A row that changes a product: its note names the prices that may be a slip. */
const changedRow = (row: ImportPlan['changed'][number]) => ({
  ...byPlace(row),
  note: [
    row.note,
    ...farSteps(row.change).map((step) => `${fieldLabel(step.field)}: ${farWords(step)}`),
  ]
    .filter(Boolean)
    .join(' · '),
});

/** The key of a product that is not in the file, among the places of its rows. @param id of the product */
export const deletionKey = (id: string) => `elimina ${id}`;

type ImportPreviewProps = {
  plan: ImportPlan;
  /** Places of rows, and keys of products to delete. */
  toggled: Toggled;
};

/**
 * What the file would change, in groups; what asks for attention comes first. What nobody may do by mistake is out until
 * somebody ticks it.
 */
export function ImportPreview({ plan, toggled }: ImportPreviewProps) {
  return (
    <>
      <PreviewGroup
        title="Da correggere"
        hint="Queste righe restano fuori. Correggile nel file e sceglilo di nuovo."
        rows={plan.faulty.map((row) => ({ ...byPlace(row), note: row.reason }))}
      />
      <PreviewGroup
        title="Nuovi senza allergeni"
        hint="I clienti leggeranno «Nessun allergene dichiarato». Spunta solo quelli che non contengono nessuno dei quattordici."
        rows={plan.bare.map(byPlace)}
        toggled={toggled}
        outAtFirst
      />
      <PreviewGroup
        title="Perdono allergeni"
        hint="Chi evita l’allergene tolto li vedrà nel menu. Spunta solo quelli che davvero non lo contengono più."
        rows={plan.losing.map(changedRow)}
        toggled={toggled}
        outAtFirst
      />
      <PreviewGroup title="Nuovi" rows={plan.added.map(byPlace)} toggled={toggled} />
      <PreviewGroup title="Cambiati" rows={plan.changed.map(changedRow)} toggled={toggled} />
      <PreviewGroup
        title="Non nel file"
        hint="Restano nel menu. Spunta quelli da eliminare."
        rows={plan.missing.map(({ id, nome, before }) => ({
          key: deletionKey(id),
          nome,
          place: before?.categoria,
        }))}
        toggled={toggled}
        outAtFirst
      />
      <PreviewGroup
        title="Uguali, con una nota"
        rows={plan.same.filter(({ note }) => note).map(byPlace)}
      />
    </>
  );
}
