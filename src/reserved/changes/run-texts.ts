import { type Change, differencesOf } from '../../domain/changes/change-plan';
import { counted, products } from '../counted';
import { canUndo, withOutcome } from './change-run';
import type { ChangeRun } from './kept-run';

type RunTexts = {
  /** The work in progress. */
  title: Record<ChangeRun['kind'], string>;
  /** It stopped halfway. */
  stopped: Record<ChangeRun['kind'], string>;
  /** After the number of products that are written. */
  written: string;
  /** Nothing was written. */
  nothing: Record<ChangeRun['kind'], string>;
  /** What was written. */
  done: (written: readonly Change[]) => string;
  restored: (count: number) => string;
  /** The question before the page is left. */
  leave: string;
  /** How long an undo is offered. */
  undo: string;
};

function pricesDone(written: readonly Change[]): string {
  const prices = written.flatMap(differencesOf).length;
  return `${counted(prices, 'prezzo', 'prezzi')} di ${products(written.length)}`;
}

function importDone(written: readonly Change[]): string {
  const added = written.filter(({ before }) => before === null).length;
  const deleted = written.filter(({ after }) => after === null).length;
  const edited = written.length - added - deleted;
  return [
    added > 0 && counted(added, 'nuovo', 'nuovi'),
    edited > 0 && counted(edited, 'cambiato', 'cambiati'),
    deleted > 0 && counted(deleted, 'eliminato', 'eliminati'),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** The words of the panel, by what the run is for. */
export const RUN_TEXTS: Record<ChangeRun['purpose'], RunTexts> = {
  prices: {
    title: { change: 'Cambio dei prezzi', undo: 'Ritorno ai prezzi di prima' },
    stopped: {
      change: 'I prezzi non sono cambiati tutti',
      undo: 'I prezzi non sono tornati tutti come prima',
    },
    written: 'con i prezzi nuovi',
    nothing: {
      change: 'Nessun prezzo è cambiato',
      undo: 'Nessun prezzo è tornato come prima',
    },
    done: pricesDone,
    restored: (count) =>
      counted(
        count,
        'prodotto ha di nuovo i prezzi di prima',
        'prodotti hanno di nuovo i prezzi di prima',
      ),
    leave: 'Andare via mentre i prezzi cambiano?',
    undo: 'Puoi tornare ai prezzi di prima',
  },
  import: {
    title: { change: 'Importazione', undo: 'Ritorno al menu di prima' },
    stopped: {
      change: 'Il menu non è stato importato tutto',
      undo: 'Il menu non è tornato tutto come prima',
    },
    written: 'già importati',
    nothing: { change: 'Nessun prodotto è cambiato', undo: 'Nessun prodotto è tornato come prima' },
    done: importDone,
    restored: (count) =>
      counted(count, 'prodotto è di nuovo come prima', 'prodotti sono di nuovo come prima'),
    leave: "Andare via durante l'importazione?",
    undo: 'Puoi tornare al menu di prima',
  },
};

/** What a finished run has written. */
export function finishedTitle(run: ChangeRun): string {
  const texts = RUN_TEXTS[run.purpose];
  const written = withOutcome(run, 'written');
  const unwritten = run.changes.length - written.length;
  if (written.length === 0) return texts.nothing[run.kind];
  if (run.kind === 'change') return `Fatto: ${texts.done(written)}`;
  const restored = texts.restored(written.length);
  return unwritten === 0 ? restored : `${restored}, ${unwritten} no`;
}

/** Why a run stopped, and what to do. */
export const REASON_TEXT: Record<NonNullable<ChangeRun['reason']>, string> = {
  user: "L'hai fermato tu: puoi continuare da qui.",
  reload: 'La pagina è stata chiusa o ricaricata durante il lavoro: puoi continuare da qui.',
  permission:
    'Non hai i permessi per modificare il menu. Se la sessione è scaduta, accedi di nuovo.',
  network: 'Controlla la rete e riprova: nessun prodotto cambia due volte.',
};

/** The button that goes on with a run that stopped. */
export const retryText = ({ reason }: ChangeRun) =>
  reason === 'user' || reason === 'reload' ? 'Continua' : 'Riprova';

/** Why no other change may begin after one that is half done, naming the buttons that it has. */
export function halfDoneText(run: ChangeRun): string {
  const answers = `${retryText(run).toLowerCase()}${canUndo(run) ? ' o annulla' : ''}`;
  return run.kind === 'change'
    ? `Prima ${answers} qui sopra: l'ultimo cambio si è fermato a metà.`
    : `Prima ${answers} qui sopra: non tutto è ancora tornato come prima.`;
}
