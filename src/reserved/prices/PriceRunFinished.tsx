import { countPrices } from '../../domain/price-change';
import { Icon } from '../../ui/Icon';
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
  const left = run.writes.length - written.length;
  if (run.kind === 'change') {
    if (written.length === 0) return 'Nessun prezzo è cambiato';
    return `Fatto: ${prices(countPrices(written))} di ${products(written.length)}`;
  }
  if (written.length === 0) return 'Nessun prezzo è tornato come prima';
  const back = counted(
    written.length,
    'prodotto ha di nuovo i prezzi di prima',
    'prodotti hanno di nuovo i prezzi di prima',
  );
  return left === 0 ? back : `${back}, ${left} no`;
}

/** What was changed, or put back; what was left alone; and 'Annulla'. */
export function PriceRunFinished({ run, staff }: PriceRunFinishedProps) {
  const undoable = canUndo(run);
  return (
    <div className="notice">
      <Icon name="check" />
      <div>
        <p>
          <strong>{titleOf(run)}</strong>
        </p>
        <PricesLeftAlone run={run} />
        {undoable && (
          <>
            <p>
              Puoi tornare ai prezzi di prima finché non cambi altri prezzi, o non chiudi o
              ricarichi il sito.
            </p>
            <div className="notice-actions">
              <UndoButton staff={staff} />
            </div>
          </>
        )}
      </div>
      {!undoable && (
        <button
          type="button"
          className="btn-close"
          aria-label="Chiudi l'avviso"
          onClick={dismissPriceRun}
        />
      )}
    </div>
  );
}
