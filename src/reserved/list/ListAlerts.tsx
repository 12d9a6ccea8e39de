import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useUnannouncedChange } from '../queries';
import { RefreshPhones } from '../RefreshPhones';
import { useReserved } from '../ReservedLayout';
import { countedProducts } from '../texts';

/**
 * What staff have to look at: a change that was written without a new menu version, and allergens that cannot be read.
 * @param toVerify how many products have such allergens @param onShow filters the list by them
 */
export function ListAlerts({ toVerify, onShow }: { toVerify: number; onShow: () => void }) {
  const { staff } = useReserved();
  const isUnannounced = useUnannouncedChange();
  return (
    <>
      {staff && isUnannounced && (
        <Alert
          icon="triangle-alert"
          role="status"
          title="I telefoni mostrano ancora il menu di prima"
          actions={<RefreshPhones />}
        >
          <p>Un piatto è stato cambiato da fuori, senza passare dall’Area Riservata.</p>
        </Alert>
      )}
      {toVerify > 0 && (
        // The rows of these products may be on other pages.
        <Alert
          kind="error"
          icon="triangle-alert"
          title={`Allergeni da verificare: ${countedProducts(toVerify)}`}
          actions={<Button onClick={onShow}>Mostra</Button>}
        >
          <p>Finché non li salvi di nuovo, nel menu c'è scritto di chiedere al personale.</p>
        </Alert>
      )}
    </>
  );
}
