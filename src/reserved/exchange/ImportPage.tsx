import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useMemo, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { newProductId } from '../../data/staff/firestore';
import { isLostPicture } from '../../data/staff/images';
import { isOwnPicture } from '../../data/staff/own-pictures';
import { mergedChanges } from '../../domain/changes/change';
import { slipsOf } from '../../domain/changes/slips';
import { BrokenFileError, checkFileSize, readImport } from '../../domain/exchange/import-file';
import { type ImportPlan, planImport } from '../../domain/exchange/import-plan';
import { NO_ANSWERS } from '../../domain/exchange/import-questions';
import type { RowGroup } from '../../domain/exchange/read-row';
import { allergensOf } from '../../domain/product/allergens';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { Alert } from '../Alert';
import { Field } from '../fields/Field';
import { counted, ProductNames } from '../texts';
import { ChangeForm, ChangePage, type ProposalProps } from '../write/ChangePage';
import { PreviewGroup, type PreviewRows, useToggled } from '../write/ChangePreview';
import { inNumbers } from '../write/words';
import { ImportFaults } from './ImportFaults';
import { ImportHelp } from './ImportHelp';
import { ImportQuestions } from './ImportQuestions';

export function ImportPage() {
  return (
    <ChangePage
      title="Importa"
      subtitle="Il menu da un file CSV"
      path={paths.importMenu}
      purpose="import"
      again="Un altro file"
      form={ImportForm}
    />
  );
}

const ACCEPTED = '.csv,.txt,.tsv,text/csv,text/plain,application/vnd.ms-excel';

/** The choice of a file, what it would change, and the button that writes it. */
function ImportForm({ products, propose }: ProposalProps) {
  const { name, plan, leftOut, ...file } = useImportFile(products);
  const toggled = useToggled();

  const groups = plan ? groupsOf(plan) : [];
  const writes = groups.flatMap(({ rows, outAtFirst }) =>
    rows.flatMap(({ key, change }) =>
      change ? [{ change, isIn: toggled.isIn(key, outAtFirst) }] : [],
    ),
  );
  // A name that is taken over as the file writes it is a change of its own in the preview.
  const toWrite = mergedChanges(writes.filter(({ isIn }) => isIn).map(({ change }) => change));
  const deletions = toWrite.filter(({ after }) => after === null);
  const rows = writes.filter(({ change }) => change.after !== null);
  const written = new Set(toWrite.map(({ id }) => id));
  const out = new Set(rows.flatMap(({ change }) => (written.has(change.id) ? [] : change.id))).size;
  const slipping = toWrite.filter((change) => slipsOf(change, products).length > 0);
  const letters = plan?.questions.letters.flatMap(({ letter, chosen }) =>
    allergensOf(chosen ? [chosen] : []).map(({ name: allergen }) => `${letter} ${allergen}`),
  );
  const number = counted(toWrite.length, 'modifica', 'modifiche');

  const confirm = deletions.length > 0 ? 'Elimina e importa' : 'Importa';
  const text = (
    <>
      <p>
        <strong>{`${inNumbers('import', toWrite)}.`}</strong>
        {out > 0 && <span>{` ${counted(out, 'riga resta', 'righe restano')} fuori.`}</span>}
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
      {letters && letters.length > 0 && <p>{`Allergeni letti così: ${letters.join(', ')}.`}</p>}
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
        hint="CSV, al massimo 5 MB. Prima della tua conferma non cambia niente."
      >
        {(control) => (
          <Form.Control
            {...control}
            type="file"
            accept={ACCEPTED}
            // Choosing the same file again is a change.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
              const [chosen] = target.files ?? [];
              if (!chosen) return;
              toggled.clear();
              file.choose(chosen);
            }}
          />
        )}
      </Field>
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <div role="status">
        {file.reading && <p>Leggo il file...</p>}
        {plan && <ImportSummary {...{ plan, leftOut }} nothing={rows.length === 0} />}
      </div>
      {plan && <ImportQuestions questions={plan.questions} {...file.asked} />}
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

/** The last chosen file, its contents, and the changes that it would make. */
function useImportFile(products: readonly Product[]) {
  const reading = useMutation({
    mutationFn: async (chosen: File) => {
      // Checked before the file is read into memory.
      checkFileSize(chosen.size);
      const file = readImport(new Uint8Array(await chosen.arrayBuffer()));
      // Pictures that a product already shows are taken to exist. Only the others are looked up.
      const shown = new Set(products.map(({ image }) => image));
      const urls = new Set(file.rows.map(({ cells }) => cells.image?.trim() ?? ''));
      const others = [...urls].filter((url) => !shown.has(url));
      const lost = await Promise.all(others.map(isLostPicture));
      return { ...file, lost: others.filter((_, index) => lost[index]) };
    },
  });
  const { data: file = null, error } = reading;
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const name = reading.variables?.name ?? null;

  const plan = useMemo(() => {
    const pictureProblem = (url: string) => {
      if (!isOwnPicture(url)) return 'Immagine lasciata fuori: l’indirizzo non è di questo sito';
      return file?.lost.includes(url)
        ? 'Immagine lasciata fuori: la foto del file non c’è più'
        : null;
    };
    const surroundings = { stored: products, newId: newProductId, pictureProblem };
    return file && planImport(file.rows, surroundings, answers);
  }, [file, products, answers]);

  return {
    name,
    plan,
    leftOut: { columns: file?.ignored ?? [], titles: file?.titles ?? [] },
    choose(next: File) {
      setAnswers(NO_ANSWERS);
      reading.mutate(next);
    },
    asked: { answers, onAnswer: setAnswers },
    reading: reading.isPending,
    problem: error && (error instanceof BrokenFileError ? error.message : 'Il file non si apre'),
  };
}

/** The groups of the preview, those that need attention first. Risky rows are excluded until they are ticked. */
function groupsOf({ rows, missing }: ImportPlan): PreviewRows[] {
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
      title: 'Le parole nominano altri allergeni',
      hint: 'Chi evita quegli allergeni li vedrà nel menu. Spunta solo quelli che davvero non ne contengono.',
      rows: riskyRows('doubted'),
      outAtFirst: true,
    },
    {
      title: 'Codice e nome di due piatti',
      hint: 'Se li spunti, il piatto con quel codice diventa quello della riga.',
      rows: riskyRows('mixed'),
      outAtFirst: true,
    },
    {
      title: 'Lettere rovinate',
      hint: 'Correggile nel file, salvalo come CSV UTF-8 e sceglilo di nuovo.',
      rows: riskyRows('damaged'),
      outAtFirst: true,
    },
    {
      title: 'Scritti diversamente',
      hint: 'Restano come sono nel menu. Spunta quelli da scrivere come nel file.',
      rows: riskyRows('spelled'),
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

/** The changes of a file, in numbers: '1 nuovo · 2 cambiati · 132 uguali'. */
function planText({ rows, missing }: ImportPlan): string {
  const count = (wanted: RowGroup) => rows.filter(({ group }) => group === wanted).length;
  const faulty = count('faulty');
  const changes = mergedChanges(rows.flatMap(({ change }) => change ?? []));
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
  leftOut: { columns: readonly string[]; titles: readonly string[] };
};

function ImportSummary({ plan, nothing, leftOut: { columns, titles } }: ImportSummaryProps) {
  return (
    <div className="text-break">
      <h2>Che cosa cambia</h2>
      <p>
        <strong>{planText(plan)}</strong>
      </p>
      {nothing && <p>Niente da importare.</p>}
      {plan.noDishes.length > 0 && (
        <p>
          Non sono piatti, restano fuori: <bdi>{plan.noDishes.join(' · ')}</bdi>
        </p>
      )}
      {plan.leftOut > 0 && (
        <p>{`Da non importare, per la loro categoria: ${counted(plan.leftOut, 'riga', 'righe')}`}</p>
      )}
      {titles.length > 0 && (
        <p>
          Righe di titolo lasciate fuori: <bdi>{titles.join(' · ')}</bdi>
        </p>
      )}
      {columns.length > 0 && (
        <p>
          Colonne lasciate fuori: <bdi>{columns.join(', ')}</bdi>
        </p>
      )}
      <ImportFaults faults={plan.faults} />
    </div>
  );
}
