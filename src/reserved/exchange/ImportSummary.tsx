import type { ImportFile } from '../../domain/exchange/import-file';
import type { ImportPlan } from '../../domain/exchange/import-plan';
import { Notice } from '../../ui/Notice';
import { counted } from '../counted';

type ImportSummaryProps = {
  file: ImportFile;
  plan: ImportPlan;
  /** What makes the file suspicious. */
  warning: string | null;
};

/** The head of the preview: the plan in one line, a warning, and the columns that are left out. */
export function ImportSummary({ file, plan, warning }: ImportSummaryProps) {
  const { added, changed, same, faulty, missing } = plan;
  const nothing = added.length + changed.length === 0;
  const parts = [
    counted(added.length, 'nuovo', 'nuovi'),
    counted(changed.length, 'cambiato', 'cambiati'),
    counted(same.length, 'uguale', 'uguali'),
    faulty.length > 0 && `${faulty.length} da correggere`,
    missing.length > 0 && `${missing.length} non nel file`,
  ].filter((part) => part !== false);
  return (
    <div className="import-summary">
      <h2>Che cosa cambia</h2>
      <p>
        <strong>{parts.join(' · ')}</strong>
      </p>
      {nothing && <p>{nothingText(plan)}</p>}
      {warning && !nothing && <Notice kind="error" icon="circle-alert" title={warning} />}
      {file.ignored.length > 0 && (
        <p>
          {file.ignored.length === 1 ? 'Colonna lasciata fuori' : 'Colonne lasciate fuori'}:{' '}
          <bdi>{file.ignored.join(', ')}</bdi>
        </p>
      )}
    </div>
  );
}

function nothingText({ faulty, same, missing }: ImportPlan): string {
  if (faulty.length > 0) return 'Niente da importare: prima correggi le righe qui sotto.';
  if (same.length === 0) return 'Il file non ha prodotti.';
  return missing.length === 0
    ? 'Niente da importare: il menu è già come il file.'
    : 'Niente da importare: i prodotti del file sono già così nel menu.';
}
