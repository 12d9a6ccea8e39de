import { Link } from 'react-router-dom';
import { allergenAnswer } from '../../domain/product/allergens';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Alert } from '../Alert';
import { fromList } from '../list-place';
import { useProducts, useUnannouncedChange } from '../queries';
import { RefreshPhones } from '../RefreshPhones';
import { useReserved } from '../ReservedLayout';
import { countedProducts } from '../texts';
import type { ListAddress } from './list-address';

/** What staff have to look at: a change that was written without a new menu version, and allergens that nobody knows. */
export function ListAlerts({ address }: { address: ListAddress }) {
  const { staff } = useReserved();
  const isUnannounced = useUnannouncedChange();
  const { data: products = [] } = useProducts();
  const answers = products.map(allergenAnswer);
  const toVerify = answers.filter((answer) => answer === 'toVerify').length;
  const undeclared = answers.filter((answer) => answer === 'undeclared').length;
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
          actions={<Button onClick={() => address.setFilter('da-verificare')}>Mostra</Button>}
        >
          <p>Finché non li salvi di nuovo, nel menu c’è scritto di chiedere al personale.</p>
        </Alert>
      )}
      {undeclared > 0 && (
        <Alert
          icon="clipboard-list"
          title={`Allergeni da indicare: ${countedProducts(undeclared)}`}
          actions={
            <Link
              className="btn btn-outline-dark"
              to={paths.allergens}
              {...fromList(address.search)}
            >
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
