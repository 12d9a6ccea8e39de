import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { isOwnPicture } from '../../data/staff/images';
import type { Change } from '../../domain/change-plan';
import { planImport } from '../../domain/import-plan';
import type { Product } from '../../domain/product';
import { paths } from '../../paths';
import { ActionBar } from '../../ui/ActionBar';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { useFileDrop } from '../../ui/useFileDrop';
import { type ChangeRun, isHalfDone, startChangeRun } from '../changes/change-run';
import { useReserved } from '../ReservedLayout';
import { DeletionQuestion } from './DeletionQuestion';
import { FileField } from './FileField';
import { ImportHelp } from './ImportHelp';
import { ImportPreview } from './ImportPreview';
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
  const { chosen, choose } = useImportFile();
  const [toDelete, setToDelete] = useState(NONE);
  const [question, setQuestion] = useState<readonly Change[] | null>(null);
  const [problem, setProblem] = useState<string>();
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
    setProblem(undefined);
    void choose(next);
  }

  useFileDrop((dropped) => {
    if (!writing) chooseFile(dropped);
  });

  function submit() {
    if (!staff || writing) return;
    const found = isHalfDone(run)
      ? "Prima riprova o annulla qui sopra: l'ultimo cambio si è fermato a metà."
      : toWrite.length === 0
        ? problemOf(plan !== null)
        : undefined;
    setProblem(found);
    if (found !== undefined) document.getElementById('file-del-menu')?.focus();
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
        <FileField chosen={chosen} problem={problem} onChoose={chooseFile} />
        <div role="status">{chosen?.stage === 'reading' && <p>Leggo il file...</p>}</div>
        <div role="alert">
          {chosen?.stage === 'broken' && (
            <Notice kind="error" icon="circle-alert" title="Il file non si può importare">
              <p>{chosen.message}</p>
            </Notice>
          )}
        </div>
        {file && plan ? (
          <ImportPreview
            file={file}
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
        <Link className="btn btn-outline-dark" to={paths.reserved}>
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

function problemOf(hasFile: boolean): string {
  return hasFile ? 'Niente da importare da questo file' : 'Scegli prima un file';
}
