import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { fromList } from '../list-place';
import { useUnannouncedChange } from '../queries';
import { RefreshPhones } from '../RefreshPhones';
import { useReserved } from '../ReservedLayout';
import { countedProducts } from '../texts';

/**
 * What staff have to look at: a change that was written without a new menu version, and allergens that nobody knows.
 * @param search the `location.search` of the shown results
 * @param toVerify how many products have allergens that cannot be read @param onShow filters the list by them
 * @param undeclared of how many nobody has declared any
 */
export function ListAlerts({
  search,
  toVerify,
  undeclared,
  onShow,
}: {
  search: string;
  toVerify: number;
  undeclared: number;
  onShow: () => void;
}) {
  const opening = fromList(search);
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
      {undeclared > 0 && (
        <Alert
          icon="clipboard-list"
          title={`Allergeni da indicare: ${countedProducts(undeclared)}`}
          actions={
            <Link className="btn btn-outline-dark" to={paths.allergens} {...opening}>
              Indicali
            </Link>
          }
        >
          <p>Nel menu c’è scritto di chiedere al personale, e chi usa il filtro non li vede.</p>
        </Alert>
      )}
    </>
  );
}
