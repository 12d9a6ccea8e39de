import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import type { ChosenFile } from './useImportFile';

type FileFieldProps = {
  chosen: ChosenFile | null;
  /** What is wrong with the choice. */
  problem: string | undefined;
  onChoose: (file: File) => void;
};

/** The file to import: a native file input on top of a box, for tap, keyboard and drag and drop. */
export function FileField({ chosen, problem, onChoose }: FileFieldProps) {
  return (
    <Field
      id="file-del-menu"
      label="File del menu"
      hint="CSV o JSON, al massimo 5 MB. Prima della tua conferma non cambia niente."
      problem={problem}
    >
      {(control) => (
        <div className="drop-box">
          <Icon name="upload" />
          <span>{chosen?.name ?? 'Scegli o trascina il file'}</span>
          <input
            {...control}
            type="file"
            accept=".csv,.json,.txt,.tsv,text/csv,application/json,text/plain,application/vnd.ms-excel"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) onChoose(file);
              // The same file may be chosen again after it was corrected.
              target.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
}
