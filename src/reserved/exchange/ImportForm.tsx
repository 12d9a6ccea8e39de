import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Change } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { ActionBar } from '../../ui/ActionBar';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { useFileDrop } from '../../ui/useFileDrop';
import { counted } from '../counted';
import { searchToReturnTo } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { ImportHelp } from './ImportHelp';
import { ImportPreview, type Ticks } from './ImportPreview';
import { ImportQuestion, type ImportQuestionTexts } from './ImportQuestion';
import { ImportSummary } from './ImportSummary';
import { useImportFile } from './useImportFile';

type ImportFormProps = {
  products: readonly Product[];
  onConfirm: (changes: readonly Change[]) => void;
};

const NO_TICKS: Ticks = { leftOut: new Set(), toDelete: new Set() };

const ACCEPTED =
  '.csv,.json,.txt,.tsv,text/csv,application/json,text/plain,application/vnd.ms-excel';

/** The choice of a file, what it would change, and the button that writes it. */
export function ImportForm({ products, onConfirm }: ImportFormProps) {
  const { staff } = useReserved();
  const search = searchToReturnTo(useLocation());
  const { chosen, choose, plan, looking, warning } = useImportFile(products);
  const [ticks, setTicks] = useState(NO_TICKS);
  const [question, setQuestion] = useState<ImportQuestionTexts | null>(null);
  const [submitted, setSubmitted] = useState(false);

  const rows = plan ? [...plan.added, ...plan.changed] : [];
  const imported = rows.filter(({ place }) => !ticks.leftOut.has(place));
  const deletions =
    plan && !plan.uncertain ? plan.missing.filter(({ id }) => ticks.toDelete.has(id)) : [];
  const toWrite = [...imported.map(({ change }) => change), ...deletions];
  const nothing = plan === null ? 'Scegli prima un file' : 'Non c’è niente da scrivere';

  function chooseFile(file: File) {
    setTicks(NO_TICKS);
    setSubmitted(false);
    void choose(file);
  }

  useFileDrop(chooseFile);

  function submit() {
    setSubmitted(true);
    if (!staff || looking) return;
    if (toWrite.length === 0) document.getElementById('file-del-menu')?.focus();
    else setQuestion({ changes: toWrite, leftOut: rows.length - imported.length, warning });
  }

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
            <span>{chosen?.name ?? 'Scegli o trascina il file'}</span>
            <input
              {...control}
              type="file"
              accept={ACCEPTED}
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) chooseFile(file);
                // The same file may be chosen again after it was corrected.
                target.value = '';
              }}
            />
          </div>
        )}
      </Field>
      {/* Always there: what a screen reader is to read out comes into it. */}
      <div role="status">
        {chosen?.stage === 'reading' && <p>Leggo il file...</p>}
        {chosen?.stage === 'read' && plan && (
          <ImportSummary file={chosen.file} plan={plan} warning={warning} />
        )}
        {looking && <p>Cerco le foto del file...</p>}
      </div>
      <div role="alert">
        {chosen?.stage === 'broken' && (
          <Notice kind="error" icon="circle-alert" title="Il file non si può importare">
            <p>{chosen.message}</p>
          </Notice>
        )}
      </div>
      {plan ? (
        <ImportPreview plan={plan} ticks={ticks} onTick={setTicks} key={chosen?.name} />
      ) : (
        <ImportHelp />
      )}
      <ActionBar>
        <Link className="btn btn-outline-dark" to={paths.reserved + search}>
          <Icon name="arrow-left" />
          Indietro
        </Link>
        <button type="submit" className="btn btn-primary" disabled={!staff} aria-disabled={looking}>
          {toWrite.length === 0
            ? 'Importa'
            : `Importa ${counted(toWrite.length, 'modifica', 'modifiche')}`}
        </button>
      </ActionBar>
      <ImportQuestion
        question={question}
        onConfirm={(changes) => {
          setQuestion(null);
          onConfirm(changes);
        }}
        onCancel={() => setQuestion(null)}
      />
    </form>
  );
}
