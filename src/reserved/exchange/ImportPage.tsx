import type { ImportPlan, RowGroup } from '../../domain/exchange/import-plan';
import { allergens, allergenTexts } from '../../domain/product/allergens';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import fieldStyles from '../../ui/Field.module.scss';
import { Icon } from '../../ui/Icon';
import { counted } from '../counted';
import { ProductNames } from '../ProductNames';
import { ChangeActions, ChangePage, type Propose } from '../runs/ChangePage';
import { PreviewGroup, type PreviewRows, useToggled } from '../runs/ChangePreview';
import { inNumbers } from '../runs/runs';
import styles from './ImportPage.module.scss';
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
      {(products, propose) => <ImportForm products={products} propose={propose} />}
    </ChangePage>
  );
}

const ACCEPTED =
  '.csv,.json,.txt,.tsv,text/csv,application/json,text/plain,application/vnd.ms-excel';

/** The choice of a file, what it would change, and the button that writes it. */
function ImportForm({ products, propose }: { products: readonly Product[]; propose: Propose }) {
  const { name, plan, warning, ...file } = useImportFile(products);
  const toggled = useToggled();

  const groups = plan ? groupsOf(plan) : [];
  const writes = groups.flatMap(({ rows, outAtFirst }) =>
    rows.flatMap(({ key, change }) =>
      change ? [{ change, isIn: toggled.isIn(key, outAtFirst) }] : [],
    ),
  );
  const toWrite = writes.filter(({ isIn }) => isIn).map(({ change }) => change);
  const deletions = toWrite.filter(({ after }) => after === null);
  const rows = writes.filter(({ change }) => change.after !== null);
  const out = rows.filter(({ isIn }) => !isIn).length;
  const number = counted(toWrite.length, 'modifica', 'modifiche');

  function choose(chosen: File) {
    toggled.clear();
    file.choose(chosen);
  }

  const confirm = deletions.length > 0 ? 'Elimina e importa' : 'Importa';
  const text = (
    <>
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
    </>
  );

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        propose(toWrite, { title: `Importare ${number}?`, text, confirm });
      }}
    >
      <Field
        id="file-del-menu"
        label="File del menu"
        hint="CSV o JSON, al massimo 5 MB. Prima della tua conferma non cambia niente."
      >
        {(control) => (
          // A native file input on top of a box: for tap, keyboard and drag and drop.
          <div className={`box ${fieldStyles.file}`}>
            <Icon name="upload" />
            <span>{name ?? 'Scegli o trascina il file'}</span>
            <input
              {...control}
              className={fieldStyles.over}
              type="file"
              accept={ACCEPTED}
              onChange={({ target }) => {
                const chosen = target.files?.[0];
                if (chosen) choose(chosen);
                // Cleared, so that choosing the same file again after correcting it fires a change event.
                target.value = '';
              }}
            />
          </div>
        )}
      </Field>
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <div role="status">
        {file.reading && <p>Leggo il file...</p>}
        {plan && (
          <div className={styles.summary}>
            <h2>Che cosa cambia</h2>
            <p>
              <strong>{planText(plan)}</strong>
            </p>
            {rows.length === 0 && <p>Niente da importare.</p>}
            {rows.length > 0 && warning && <Alert kind="error" title={warning} />}
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
          <Alert kind="error" title="Il file non si può importare">
            <p>{file.problem}</p>
          </Alert>
        )}
      </div>
      {groups.map((group) => (
        <PreviewGroup key={`${group.title} ${name}`} toggled={toggled} {...group} />
      ))}
      {!plan && <ImportHelp />}
      <ChangeActions nothing={toWrite.length === 0}>
        {toWrite.length === 0 ? 'Importa' : `Importa ${number}`}
      </ChangeActions>
    </form>
  );
}

/** The groups of the preview, those that need attention first. Risky rows are excluded until they are ticked. */
function groupsOf({ rows, missing }: ImportPlan): PreviewRows[] {
  const rowsIn = (wanted: RowGroup) =>
    rows.filter(({ group }) => group === wanted).map((row) => ({ ...row, key: row.place }));
  return [
    {
      title: 'Da correggere',
      hint: 'Queste righe restano fuori. Correggile nel file e sceglilo di nuovo.',
      rows: rowsIn('faulty'),
    },
    {
      title: 'Nuovi senza allergeni',
      hint: `I clienti leggeranno «${allergenTexts.none}». Spunta solo quelli che non contengono nessuno dei quattordici.`,
      rows: rowsIn('bare'),
      outAtFirst: true,
    },
    {
      title: 'Perdono allergeni',
      hint: 'Chi evita l’allergene tolto li vedrà nel menu. Spunta solo quelli che davvero non lo contengono più.',
      rows: rowsIn('losing'),
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
  const count = (...groups: RowGroup[]) =>
    rows.filter(({ group }) => groups.includes(group)).length;
  const faulty = count('faulty');
  const parts = [
    counted(count('added', 'bare'), 'nuovo', 'nuovi'),
    counted(count('changed', 'losing'), 'cambiato', 'cambiati'),
    counted(count('same'), 'uguale', 'uguali'),
    faulty > 0 && `${faulty} da correggere`,
    missing.length > 0 && `${missing.length} non nel file`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Instructions for an import, and the numbers of the allergens. Shown until a file is read. */
function ImportHelp() {
  return (
    <div className="quiet">
      <p>
        Nella lista dei piatti scegli «Altro», poi «Esporta il menu per Excel (CSV)». Cambialo con
        Excel o LibreOffice, salvalo sempre come CSV e sceglilo qui: vedi ogni differenza prima che
        conti. La colonna «id» riconosce i prodotti: lasciala com'è, e vuota per uno nuovo.
      </p>
      <details>
        <summary>I numeri degli allergeni</summary>
        <ul className={`plain-list ${styles.numbers}`}>
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
