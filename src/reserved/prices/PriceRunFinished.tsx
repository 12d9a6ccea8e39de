import { countPrices } from '../../domain/price-change';
import { Notice } from '../../ui/Notice';
import { PricesLeftAlone } from './PricesLeftAlone';
import { canUndo, dismissPriceRun, type PriceRun, withOutcome } from './price-run';
import { counted, prices, products } from './price-texts';
import { UndoButton } from './UndoButton';

type PriceRunFinishedProps = {
  run: PriceRun;
  staff: boolean;
};

function titleOf(run: PriceRun): string {
  const written = withOutcome(run, 'written');
  const unwritten = run.writes.length - written.length;
  if (run.kind === 'change') {
    if (written.length === 0) return 'Nessun prezzo è cambiato';
    return `Fatto: ${prices(countPrices(written))} di ${products(written.length)}`;
  }
  if (written.length === 0) return 'Nessun prezzo è tornato come prima';
  const restored = counted(
    written.length,
    'prodotto ha di nuovo i prezzi di prima',
    'prodotti hanno di nuovo i prezzi di prima',
  );
  return unwritten === 0 ? restored : `${restored}, ${unwritten} no`;
}

/** What was changed or restored, what was not, and 'Annulla'. */
export function PriceRunFinished({ run, staff }: PriceRunFinishedProps) {
  const undoable = canUndo(run);
  return (
    <Notice
      icon="check"
      title={titleOf(run)}
      actions={undoable && <UndoButton staff={staff} />}
      onClose={undoable ? undefined : dismissPriceRun}
    >
      <PricesLeftAlone run={run} />
      {undoable && (
        <p>
          Puoi tornare ai prezzi di prima finché non cambi altri prezzi, o non chiudi o ricarichi il
          sito.
        </p>
      )}
    </Notice>
  );
}
