import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Change } from '../../domain/changes/change';
import { type ImportPlan, riskyGroups } from '../../domain/exchange/import-plan';
import { allergens } from '../../domain/product/allergens';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { ActionBar } from '../../ui/ActionBar';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { useFileDrop } from '../../ui/useFileDrop';
import { useKeys } from '../changes/ChangePreview';
import { inNumbers } from '../changes/run-plan';
import { counted } from '../counted';
import { searchToReturnTo } from '../list-state';
import { ProductNames } from '../ProductNames';
import { useReserved } from '../ReservedLayout';
import { ImportPreview } from './ImportPreview';
import { useImportFile } from './useImportFile';

type ImportFormProps = {
  products: readonly Product[];
  onConfirm: (changes: readonly Change[]) => void;
};

const ACCEPTED =
  '.csv,.json,.txt,.tsv,text/csv,application/json,text/plain,application/vnd.ms-excel';

/** How many names of products to delete the question lists. */
const SHOWN = 20;

/** The choice of a file, what it would change, and the button that writes it. */
export function ImportForm({ products, onConfirm }: ImportFormProps) {
  const { staff } = useReserved();
  const search = searchToReturnTo(useLocation());
  const { name, plan, looking, ...file } = useImportFile(products);
  const choices = { leftOut: useKeys(), deleted: useKeys(), confirmed: useKeys() };
  const [submitted, setSubmitted] = useState(false);
  const [asking, setAsking] = useState(false);

  const { leftOut, deleted, confirmed } = choices;
  const risky = riskyGroups.map((group) => ({ rows: plan?.[group] ?? [], group }));
  const rows = [
    ...(plan ? [...plan.added, ...plan.changed] : []),
    ...risky.flatMap((each) => (confirmed.keys.has(each.group) ? each.rows : [])),
  ];
  const imported = rows.filter(({ place }) => !leftOut.keys.has(place)).map((row) => row.change);
  const all = plan ? [...plan.added, ...plan.changed, ...plan.bare, ...plan.losing] : [];
  const out = all.length - imported.length;
  const deletions = plan ? plan.missing.filter(({ id }) => deleted.keys.has(id)) : [];
  const toWrite = [...imported, ...deletions];
  const title = `Importa ${counted(toWrite.length, 'modifica', 'modifiche')}`;

  function choose(chosen: File) {
    for (const { clear } of Object.values(choices)) clear();
    setSubmitted(false);
    file.choose(chosen);
  }

  useFileDrop(choose);

  function submit() {
    setSubmitted(true);
    if (!staff || looking) return;
    if (toWrite.length === 0) document.getElementById('file-del-menu')?.focus();
    else setAsking(true);
  }

  const nothing = plan === null ? 'Scegli prima un file' : 'Non c’è niente da scrivere';
  return (
    <form
      className="import-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        id="file-del-menu"
        label="File del menu"
        hint="CSV o JSON, al massimo 5 MB. Prima della tua conferma non cambia niente."
        problem={submitted && toWrite.length === 0 ? nothing : undefined}
      >
        {(control) => (
          // A native file input on top of a box: for tap, keyboard and drag and drop.
          <div className="drop-box">
            <Icon name="upload" />
            <span>{name ?? 'Scegli o trascina il file'}</span>
            <input
              {...control}
              type="file"
              accept={ACCEPTED}
              onChange={({ target }) => {
                const chosen = target.files?.[0];
                if (chosen) choose(chosen);
                // The same file may be chosen again after it was corrected.
                target.value = '';
              }}
            />
          </div>
        )}
      </Field>
      {/* Always there: what a screen reader is to read out comes into it. */}
      <div role="status">
        {file.reading && <p>Leggo il file...</p>}
        {plan && <ImportSummary plan={plan} warning={file.warning} ignored={file.file?.ignored} />}
        {looking && <p>Cerco le foto del file...</p>}
      </div>
      <div role="alert">
        {file.problem && (
          <Notice kind="error" icon="circle-alert" title="Il file non si può importare">
            <p>{file.problem}</p>
          </Notice>
        )}
      </div>
      {plan ? <ImportPreview plan={plan} choices={choices} key={name} /> : <ImportHelp />}
      <ActionBar>
        <Link className="btn btn-outline-dark" to={paths.reserved + search}>
          <Icon name="arrow-left" />
          Indietro
        </Link>
        <button type="submit" className="btn btn-primary" disabled={!staff} aria-disabled={looking}>
          {toWrite.length === 0 ? 'Importa' : title}
        </button>
      </ActionBar>
      <ConfirmDialog
        open={asking}
        title={title.replace('Importa', 'Importare').concat('?')}
        confirm={deletions.length > 0 ? 'Elimina e importa' : 'Importa'}
        cancel="Non ora"
        onConfirm={() => onConfirm(toWrite)}
        onCancel={() => setAsking(false)}
        // The panel that takes the form's place takes the focus too.
        onConfirmed={() => {}}
      >
        <p>
          <strong>{inNumbers('import', toWrite)}.</strong>
          {out > 0 && ` ${counted(out, 'riga resta', 'righe restano')} fuori.`}
        </p>
        {deletions.length > 0 && (
          <p>
            Elimina: <ProductNames names={deletions.slice(0, SHOWN).map(nameOf)} />
            {deletions.length > SHOWN && ` e altri ${deletions.length - SHOWN}`}.
          </p>
        )}
        {file.warning && <p>{file.warning}</p>}
        <p>Dopo puoi ancora tornare indietro.</p>
      </ConfirmDialog>
    </form>
  );
}

const nameOf = ({ nome }: Change) => nome || 'Senza nome';

type ImportSummaryProps = {
  plan: ImportPlan;
  /** Columns that the file has and no product. */
  ignored: readonly string[] | undefined;
  /** What makes the file suspicious. */
  warning: string | null;
};

/** The head of the preview: the plan in one line, a warning, and the columns that are left out. */
function ImportSummary({ plan, ignored = [], warning }: ImportSummaryProps) {
  const { same, faulty, missing } = plan;
  const added = plan.added.length + plan.bare.length;
  const changed = plan.changed.length + plan.losing.length;
  const nothing = added + changed === 0;
  const parts = [
    counted(added, 'nuovo', 'nuovi'),
    counted(changed, 'cambiato', 'cambiati'),
    counted(same.length, 'uguale', 'uguali'),
    faulty.length > 0 && `${faulty.length} da correggere`,
    missing.length > 0 && `${missing.length} non nel file`,
  ];
  return (
    <div className="import-summary">
      <h2>Che cosa cambia</h2>
      <p>
        <strong>{parts.filter(Boolean).join(' · ')}</strong>
      </p>
      {nothing && <p>{nothingText(plan)}</p>}
      {warning && !nothing && <Notice kind="error" icon="circle-alert" title={warning} />}
      {ignored.length > 0 && (
        <p>
          {ignored.length === 1 ? 'Colonna lasciata fuori' : 'Colonne lasciate fuori'}:{' '}
          <bdi>{ignored.join(', ')}</bdi>
        </p>
      )}
    </div>
  );
}

function nothingText({ faulty, same, missing }: ImportPlan): string {
  if (faulty.length > 0) return 'Niente da importare: prima correggi le righe qui sotto.';
  if (same.length === 0) return 'Il file non ha piatti.';
  return missing.length === 0
    ? 'Niente da importare: il menu è già come il file.'
    : 'Niente da importare: i piatti del file sono già così nel menu.';
}

/** How an import goes, and the numbers of the allergens: shown until a file is read. */
function ImportHelp() {
  return (
    <div className="import-help">
      <ol>
        <li>Nella lista dei piatti scegli «Esporta il menu», poi CSV.</li>
        <li>
          Aprilo con Excel o LibreOffice, cambia quello che serve e salva, sempre come CSV. La
          colonna «id» riconosce i prodotti: lasciala com'è, e vuota per uno nuovo.
        </li>
        <li>Scegli qui il file: vedi ogni differenza prima che conti.</li>
      </ol>
      <details>
        <summary>I numeri degli allergeni</summary>
        <ul className="import-allergens">
          {allergens.map(({ id, name }) => (
            <li key={id}>
              {id} {name}
            </li>
          ))}
        </ul>
        <p>Nella colonna «allergeni» scrivili così: 1, 7</p>
      </details>
    </div>
  );
}
