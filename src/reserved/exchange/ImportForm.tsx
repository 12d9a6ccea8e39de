import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isOwnPicture } from '../../data/staff/images';
import type { Change } from '../../domain/changes/change-plan';
import { planImport } from '../../domain/exchange/import-plan';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { useFileDrop } from '../../ui/useFileDrop';
import { ActionBar } from '../ActionBar';
import { isHalfDone, startChangeRun } from '../changes/change-run';
import type { ChangeRun } from '../changes/kept-run';
import { halfDoneText } from '../changes/run-texts';
import { searchToReturnTo } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { DeletionQuestion } from './DeletionQuestion';
import { FileField } from './FileField';
import { ImportHelp } from './ImportHelp';
import { ImportPreview } from './ImportPreview';
import { ImportSummary } from './ImportSummary';
import { changes } from './import-texts';
import { useImportFile } from './useImportFile';

type ImportFormProps = {
  products: readonly Product[];
  /** This user's last change of many products, or its undo. */
  run: ChangeRun | null;
  /** Called when writing has begun. */
  onStarted: () => void;
};

const NONE: ReadonlySet<string> = new Set();

/** The choice of a file, what it would change, and the button that writes it. */
export function ImportForm({ products, run, onStarted }: ImportFormProps) {
  const { user, staff } = useReserved();
  const search = searchToReturnTo(useLocation());
  const { chosen, choose } = useImportFile();
  const [toDelete, setToDelete] = useState(NONE);
  const [question, setQuestion] = useState<readonly Change[] | null>(null);
  const [objection, setObjection] = useState<string | null>(null);
  const writing = run?.stage === 'writing';

  const file = chosen?.stage === 'read' ? chosen.file : null;
  const plan = useMemo(
    () => file && planImport(file.rows, { standing: products, ownsPicture: isOwnPicture }),
    [file, products],
  );
  const deletions =
    plan && !plan.uncertain ? plan.missing.filter(({ id }) => toDelete.has(id)) : [];
  const imported = plan ? [...plan.added, ...plan.changed].map(({ change }) => change) : [];
  const toWrite = [...imported, ...deletions];

  function chooseFile(next: File) {
    setToDelete(NONE);
    setObjection(null);
    void choose(next);
  }

  useFileDrop((dropped) => {
    if (!writing) chooseFile(dropped);
  });

  /** Why there is nothing to confirm; null where there is. */
  function objectionNow(): string | null {
    if (isHalfDone(run)) return halfDoneText(run);
    if (toWrite.length > 0) return null;
    return plan === null
      ? 'Scegli prima un file'
      : 'Non c’è niente da scrivere: scegli un altro file';
  }

  function submit() {
    if (!staff || writing) return;
    const found = objectionNow();
    setObjection(found);
    if (found !== null) document.getElementById('file-del-menu')?.focus();
    else if (deletions.length > 0) setQuestion(toWrite);
    else start(toWrite);
  }

  function start(confirmed: readonly Change[]) {
    setQuestion(null);
    startChangeRun(user.uid, 'import', confirmed);
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
      <fieldset disabled={writing}>
        <FileField
          chosen={chosen}
          // It goes as soon as its reason does.
          problem={objection === objectionNow() ? (objection ?? undefined) : undefined}
          onChoose={chooseFile}
        />
        {/* Always there: what a screen reader is to read out comes into it. */}
        <div role="status">
          {chosen?.stage === 'reading' && <p>Leggo il file...</p>}
          {file && plan && <ImportSummary file={file} plan={plan} />}
        </div>
        <div role="alert">
          {chosen?.stage === 'broken' && (
            <Notice kind="error" icon="circle-alert" title="Il file non si può importare">
              <p>{chosen.message}</p>
            </Notice>
          )}
        </div>
        {plan ? (
          <ImportPreview
            plan={plan}
            toDelete={toDelete}
            onDelete={setToDelete}
            key={chosen?.name}
          />
        ) : (
          <ImportHelp />
        )}
      </fieldset>
      <ActionBar>
        <Link className="btn btn-outline-dark" to={paths.reserved + search}>
          <Icon name="arrow-left" />
          Indietro
        </Link>
        <button type="submit" className="btn btn-primary" disabled={!staff} aria-disabled={writing}>
          {toWrite.length === 0 ? 'Importa' : `Importa ${changes(toWrite.length)}`}
        </button>
      </ActionBar>
      <DeletionQuestion
        question={question}
        onConfirm={start}
        onCancel={() => setQuestion(null)}
        onConfirmed={onStarted}
      />
    </form>
  );
}
