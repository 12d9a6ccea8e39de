import { slipsOf } from '../../domain/staff/slips';
import { paths } from '../../paths';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/form/Field';
import { FileDrop } from '../../ui/form/FileDrop';
import { ChangeForm, ChangePage, type ProposalProps } from '../runs/ChangePage';
import { PreviewGroup, useToggled } from '../runs/ChangePreview';
import { inNumbers } from '../runs/runs';
import { counted, ProductNames } from '../texts';
import { ImportHelp } from './ImportHelp';
import { groupsOf, ImportSummary } from './ImportSummary';
import { useImportFile } from './useImportFile';

export function ImportPage() {
  return (
    <ChangePage
      title="Importa"
      subtitle="Il menu da un file CSV o JSON"
      path={paths.importMenu}
      purpose="import"
      again="Un altro file"
      form={ImportForm}
    />
  );
}

const ACCEPTED =
  '.csv,.json,.txt,.tsv,text/csv,application/json,text/plain,application/vnd.ms-excel';

/** The choice of a file, what it would change, and the button that writes it. */
function ImportForm({ products, propose }: ProposalProps) {
  const { name, plan, warning, ignored, ...file } = useImportFile(products);
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
  const slipping = toWrite.filter((change) => slipsOf(change, products).length > 0);
  const number = counted(toWrite.length, 'modifica', 'modifiche');

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
      {slipping.length > 0 && (
        <p>
          Prezzo o nome da guardare: <ProductNames names={slipping.map(({ nome }) => nome)} />.
        </p>
      )}
      {warning && <p>{warning}</p>}
      <p>Dopo puoi ancora tornare indietro.</p>
    </>
  );

  return (
    <ChangeForm
      className="measure"
      submit={toWrite.length === 0 ? 'Importa' : `Importa ${number}`}
      nothing={toWrite.length === 0}
      onSubmit={() => propose(toWrite, { title: `Importare ${number}?`, text, confirm })}
    >
      <Field
        id="file-del-menu"
        label="File del menu"
        hint="CSV o JSON, al massimo 5 MB. Prima della tua conferma non cambia niente."
      >
        {(control) => (
          <FileDrop
            {...control}
            icon="upload"
            accept={ACCEPTED}
            onChoose={(chosen) => {
              toggled.clear();
              file.choose(chosen);
            }}
          >
            {name ?? 'Scegli o trascina il file'}
          </FileDrop>
        )}
      </Field>
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <div role="status">
        {file.reading && <p>Leggo il file...</p>}
        {plan && <ImportSummary {...{ plan, warning, ignored }} nothing={rows.length === 0} />}
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
    </ChangeForm>
  );
}
