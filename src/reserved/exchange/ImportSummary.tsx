import type { ImportPlan, RowGroup } from '../../domain/exchange/import-plan';
import { Alert } from '../../ui/Alert';
import type { PreviewRows } from '../runs/ChangePreview';
import { counted } from '../texts';

/** The groups of the preview, those that need attention first. Risky rows are excluded until they are ticked. */
export function groupsOf({ rows, missing }: ImportPlan): PreviewRows[] {
  const rowsIn = (wanted: RowGroup) =>
    rows.filter(({ group }) => group === wanted).map((row) => ({ ...row, key: row.place }));
  // A tick is for one risk: a row that a refetch moves to the other group is out again.
  const riskyRows = (wanted: RowGroup) =>
    rowsIn(wanted).map((row) => ({ ...row, key: `${wanted} ${row.key}` }));
  return [
    {
      title: 'Da correggere',
      hint: 'Queste righe restano fuori. Correggile nel file e sceglilo di nuovo.',
      rows: rowsIn('faulty'),
    },
    {
      title: 'Perdono allergeni',
      hint: 'Chi evita l’allergene tolto li vedrà nel menu. Spunta solo quelli che davvero non lo contengono più.',
      rows: riskyRows('losing'),
      outAtFirst: true,
    },
    {
      title: 'Senza allergeni, ma le parole ne nominano',
      hint: 'Chi evita quegli allergeni li vedrà nel menu. Spunta solo quelli che davvero non ne contengono.',
      rows: riskyRows('doubted'),
      outAtFirst: true,
    },
    { title: 'Nuovi', rows: rowsIn('added'), outAtFirst: false },
    { title: 'Cambiati', rows: rowsIn('changed'), outAtFirst: false },
    {
      title: 'Non nel file',
      hint: 'Restano nel menu. Spunta quelli da eliminare.',
      rows: missing.map((change) => {
        return { key: change.id, nome: change.nome, place: change.before?.categoria, change };
      }),
      outAtFirst: true,
    },
    { title: 'Uguali, con una nota', rows: rowsIn('same').filter(({ note }) => note) },
  ];
}

/** What a file would change, in numbers: '1 nuovo · 2 cambiati · 132 uguali'. */
function planText({ rows, missing }: ImportPlan): string {
  const count = (wanted: RowGroup) => rows.filter(({ group }) => group === wanted).length;
  const faulty = count('faulty');
  const changes = rows.flatMap(({ change }) => change ?? []);
  const added = changes.filter(({ before }) => before === null).length;
  const parts = [
    counted(added, 'nuovo', 'nuovi'),
    counted(changes.length - added, 'cambiato', 'cambiati'),
    counted(count('same'), 'uguale', 'uguali'),
    faulty > 0 && `${faulty} da correggere`,
    missing.length > 0 && `${missing.length} non nel file`,
  ];
  return parts.filter(Boolean).join(' · ');
}

type ImportSummaryProps = {
  plan: ImportPlan;
  /** Whether the file changes nothing. */
  nothing: boolean;
  /** Why the file is suspicious. */
  warning: string | null;
  ignored: readonly string[];
};

export function ImportSummary({ plan, nothing, warning, ignored }: ImportSummaryProps) {
  return (
    <div>
      <h2>Che cosa cambia</h2>
      <p>
        <strong>{planText(plan)}</strong>
      </p>
      {nothing && <p>Niente da importare.</p>}
      {!nothing && warning && <Alert kind="error" title={warning} />}
      {ignored.length > 0 && (
        <p>
          Colonne lasciate fuori: <bdi>{ignored.join(', ')}</bdi>
        </p>
      )}
    </div>
  );
}
