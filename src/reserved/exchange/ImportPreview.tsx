import type { ImportPlan, RiskyGroup } from '../../domain/exchange/import-plan';
import { type Keys, PreviewGroup, type PreviewRow, PreviewRows } from '../changes/ChangePreview';

/** What somebody has decided about a preview. */
export type ImportChoices = {
  /** Places of rows that stay out. */
  leftOut: Keys;
  /** Ids of products that are not in the file and shall be deleted. */
  deleted: Keys;
  /** Risky groups that are confirmed: the rows of others stay out. */
  confirmed: Keys;
};

/** What a group of rows would do that nobody may do by mistake: it stays out until it is confirmed by itself. */
const RISKS: Record<RiskyGroup, { title: string; hint: string; confirm: string }> = {
  bare: {
    title: 'Nuovi senza allergeni',
    hint: 'I clienti leggeranno «Nessun allergene dichiarato». Restano fuori finché non confermi.',
    confirm: 'Confermo: non contengono nessuno dei quattordici allergeni',
  },
  losing: {
    title: 'Perdono allergeni',
    hint: 'Chi evita l’allergene tolto li vedrà nel menu. Restano fuori finché non confermi.',
    confirm: 'Confermo: gli allergeni tolti non ci sono davvero più',
  },
};

const byPlace = <Each extends { place: string }>(row: Each) => ({ ...row, key: row.place });

type ImportPreviewProps = { plan: ImportPlan; choices: ImportChoices };

/** What the file would change, in groups; what asks for attention comes first. */
export function ImportPreview({ plan, choices }: ImportPreviewProps) {
  const { leftOut, deleted, confirmed } = choices;
  const same: PreviewRow[] = plan.same.map(byPlace);
  const noted = same.filter(({ note }) => note);
  const choice = {
    isChosen: (key: string) => !leftOut.keys.has(key),
    onChoose: (keys: readonly string[], chosen: boolean) => leftOut.put(keys, !chosen),
  };
  return (
    <>
      <PreviewGroup
        title="Da correggere"
        hint="Queste righe restano fuori. Correggile nel file e sceglilo di nuovo."
        rows={plan.faulty.map((row) => ({ ...byPlace(row), note: row.reason }))}
      />
      {(['bare', 'losing'] as const).map((group) => (
        <PreviewGroup
          key={group}
          title={RISKS[group].title}
          hint={RISKS[group].hint}
          rows={plan[group].map(byPlace)}
          {...choice}
        >
          <label className="preview-choice preview-confirm">
            <input
              type="checkbox"
              className="form-check-input"
              checked={confirmed.keys.has(group)}
              onChange={({ target }) => confirmed.put([group], target.checked)}
            />
            {RISKS[group].confirm}
          </label>
        </PreviewGroup>
      ))}
      <PreviewGroup title="Nuovi" rows={plan.added.map(byPlace)} {...choice} />
      <PreviewGroup title="Cambiati" rows={plan.changed.map(byPlace)} {...choice} />
      <PreviewGroup
        title="Non nel file"
        hint="Restano nel menu. Scegli quelli da eliminare."
        rows={plan.missing.map(({ id, nome, before }) => ({
          key: id,
          nome,
          place: before?.categoria,
        }))}
        deletes
        isChosen={(id) => deleted.keys.has(id)}
        onChoose={deleted.put}
      />
      <PreviewGroup title="Uguali, con una nota" rows={noted} />
      {same.length > 0 && (
        <details>
          <summary>Uguali ({same.length})</summary>
          <PreviewRows rows={same} />
        </details>
      )}
    </>
  );
}
