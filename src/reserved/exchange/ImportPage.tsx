import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Change } from '../../domain/changes/change';
import type { ImportPlan } from '../../domain/exchange/import-plan';
import { allergens } from '../../domain/product/allergens';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { ActionBar } from '../../ui/ActionBar';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { ChangePage } from '../changes/ChangePage';
import { PreviewGroup, type Toggled, useToggled } from '../changes/ChangePreview';
import { inNumbers } from '../changes/runs';
import { counted } from '../counted';
import { searchToReturnTo } from '../list-state';
import { ProductNames } from '../ProductNames';
import { useReserved } from '../ReservedLayout';
import { useImportFile } from './useImportFile';

/** Imports a menu from a file. */
export function ImportPage() {
  return (
    <ChangePage
      title="Importa"
      subtitle="Il menu da un file CSV o JSON"
      path={paths.importMenu}
      purpose="import"
      again="Un altro file"
    >
      {(products, start) => <ImportForm products={products} onConfirm={start} />}
    </ChangePage>
  );
}

const ACCEPTED =
  '.csv,.json,.txt,.tsv,text/csv,application/json,text/plain,application/vnd.ms-excel';

/** The key of what is out until it is ticked: a row that becomes risky later is out again. @param id of a product, or a place */
const confirmKey = (id: string) => `conferma ${id}`;

type ImportFormProps = {
  products: readonly Product[];
  onConfirm: (changes: readonly Change[]) => void;
};

/** The choice of a file, what it would change, and the button that writes it. */
function ImportForm({ products, onConfirm }: ImportFormProps) {
  const { staff } = useReserved();
  const back = paths.reserved + searchToReturnTo(useLocation());
  const { name, plan, warning, ...file } = useImportFile(products);
  const toggled = useToggled();
  /** What the person is asked to confirm: a snapshot of the preview. */
  const [question, setQuestion] = useState<readonly Change[] | null>(null);

  const safe = plan ? [...plan.added, ...plan.changed] : [];
  const risky = plan ? [...plan.bare, ...plan.losing] : [];
  const imported = [
    ...safe.filter(({ place }) => !toggled.has(place)),
    ...risky.filter(({ place }) => toggled.has(confirmKey(place))),
  ];
  const deletions = plan?.missing.filter(({ id }) => toggled.has(confirmKey(id))) ?? [];
  const toWrite = [...imported.map(({ change }) => change), ...deletions];
  const rows = safe.length + risky.length;
  const out = rows - imported.length;
  const number = counted(toWrite.length, 'modifica', 'modifiche');

  function choose(chosen: File) {
    toggled.clear();
    file.choose(chosen);
  }

  return (
    <form
      className="import-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setQuestion(toWrite);
      }}
    >
      <Field
        id="file-del-menu"
        label="File del menu"
        hint="CSV o JSON, al massimo 5 MB. Prima della tua conferma non cambia niente."
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
        {plan && (
          <div className="import-summary">
            <h2>Che cosa cambia</h2>
            <p>
              <strong>{planText(plan)}</strong>
            </p>
            {rows === 0 && <p>Niente da importare.</p>}
            {rows > 0 && warning && <Notice kind="error" icon="circle-alert" title={warning} />}
            {file.ignored.length > 0 && (
              <p>
                Colonne lasciate fuori: <bdi>{file.ignored.join(', ')}</bdi>
              </p>
            )}
          </div>
        )}
      </div>
      <div role="alert">
        {file.problem && (
          <Notice kind="error" icon="circle-alert" title="Il file non si può importare">
            <p>{file.problem}</p>
          </Notice>
        )}
      </div>
      {plan ? <ImportPreview plan={plan} toggled={toggled} key={name} /> : <ImportHelp />}
      <ActionBar>
        <Link className="btn btn-outline-dark" to={back}>
          <Icon name="arrow-left" />
          Indietro
        </Link>
        <button type="submit" className="btn btn-primary" disabled={!staff || toWrite.length === 0}>
          {toWrite.length === 0 ? 'Importa' : `Importa ${number}`}
        </button>
      </ActionBar>
      <ConfirmDialog
        open={question !== null}
        title={`Importare ${number}?`}
        confirm={deletions.length > 0 ? 'Elimina e importa' : 'Importa'}
        cancel="Non ora"
        onConfirm={() => question && onConfirm(question)}
        onCancel={() => setQuestion(null)}
        // The panel that takes the form's place takes the focus too.
        onConfirmed={() => {}}
      >
        <p>
          <strong>{inNumbers('import', toWrite)}.</strong>
          {out > 0 && ` ${counted(out, 'riga resta', 'righe restano')} fuori.`}
        </p>
        {deletions.length > 0 && (
          <p>
            Elimina: <ProductNames names={deletions.map(({ nome }) => nome || 'Senza nome')} />.
          </p>
        )}
        {warning && <p>{warning}</p>}
        <p>Dopo puoi ancora tornare indietro.</p>
      </ConfirmDialog>
    </form>
  );
}

const byPlace = <Each extends { place: string }>(row: Each) => ({ ...row, key: row.place });
const toConfirm = <Each extends { place: string }>(row: Each) => ({
  ...row,
  key: confirmKey(row.place),
});

/** What the file would change, what asks for attention first. What nobody may do by mistake is out until it is ticked. */
function ImportPreview({ plan, toggled }: { plan: ImportPlan; toggled: Toggled }) {
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
        rows={plan.bare.map(toConfirm)}
        toggled={toggled}
        outAtFirst
      />
      <PreviewGroup
        title="Perdono allergeni"
        hint="Chi evita l’allergene tolto li vedrà nel menu. Spunta solo quelli che davvero non lo contengono più."
        rows={plan.losing.map(toConfirm)}
        toggled={toggled}
        outAtFirst
      />
      <PreviewGroup title="Nuovi" rows={plan.added.map(byPlace)} toggled={toggled} />
      <PreviewGroup title="Cambiati" rows={plan.changed.map(byPlace)} toggled={toggled} />
      <PreviewGroup
        title="Non nel file"
        hint="Restano nel menu. Spunta quelli da eliminare."
        rows={plan.missing.map(({ id, nome, before }) => ({
          key: confirmKey(id),
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

/** What a file would change, in numbers: '1 nuovo · 2 cambiati · 132 uguali'. */
function planText({ added, bare, changed, losing, same, faulty, missing }: ImportPlan): string {
  const parts = [
    counted(added.length + bare.length, 'nuovo', 'nuovi'),
    counted(changed.length + losing.length, 'cambiato', 'cambiati'),
    counted(same.length, 'uguale', 'uguali'),
    faulty.length > 0 && `${faulty.length} da correggere`,
    missing.length > 0 && `${missing.length} non nel file`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** How an import goes, and the numbers of the allergens: shown until a file is read. */
function ImportHelp() {
  return (
    <div className="import-help">
      <p>
        Nella lista dei piatti scegli «Altro», poi «Esporta per Excel (CSV)». Cambialo con Excel o
        LibreOffice, salvalo sempre come CSV e sceglilo qui: vedi ogni differenza prima che conti.
        La colonna «id» riconosce i prodotti: lasciala com'è, e vuota per uno nuovo.
      </p>
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
