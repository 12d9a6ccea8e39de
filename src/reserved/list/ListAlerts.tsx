import { useDeferredValue, useMemo } from 'react';
import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import { isToLookAt } from '../../domain/allergens/named-allergens';
import { isToCorrect } from '../../domain/changes/change';
import { allergenAnswer } from '../../domain/product/allergens';
import type { Product } from '../../domain/product/product';
import { focusHeading } from '../../ui/focus';
import { useProducts, useUnannouncedChange } from '../queries';
import { useReserved } from '../ReservedLayout';
import { countedProducts } from '../texts';
import { RefreshPhones } from '../write/RefreshPhones';
import {
  NAMELESS,
  TO_CORRECT,
  TO_LOOK_AT,
  TO_VERIFY,
  UNDECLARED,
  useListAddress,
} from './list-address';

const LINE = 'd-flex flex-wrap column-gap-3 align-items-center mb-2';

const NO_PRODUCTS: readonly Product[] = [];

/**
 * The alerts for staff, a line each: a change that was written without a new menu version, unknown allergens, and words that name an
 * allergen which is not declared.
 */
export function ListAlerts() {
  const address = useListAddress();
  const { staff } = useReserved();
  const isUnannounced = useUnannouncedChange();
  const { data: products = NO_PRODUCTS } = useProducts();
  const answers = products.map(allergenAnswer);
  const toVerify = answers.filter((answer) => answer === 'toVerify').length;
  const undeclared = answers.filter((answer) => answer === 'undeclared').length;
  const nameless = products.filter(({ nome }) => nome === '').length;
  // Each dish is read for these two: the first rows do not wait for it.
  const checked = useDeferredValue(products, NO_PRODUCTS);
  const toLookAt = useMemo(() => checked.filter(isToLookAt).length, [checked]);
  const toCorrect = useMemo(() => checked.filter(isToCorrect).length, [checked]);
  const line = (
    title: string,
    count: number,
    filter: string,
    variant: string,
    text = `${title}: ${countedProducts(count)}`,
  ) => (
    <Alert variant={variant} className={`${LINE} py-1`} role="status">
      <span key={count}>{text}</span>
      <Button
        variant="link"
        onClick={() => {
          focusHeading();
          address.setFilter(filter);
        }}
      >
        Mostra
        <span className="visually-hidden">{`: ${title}`}</span>
      </Button>
    </Alert>
  );
  const current = address.view.filter?.key;
  return (
    <>
      {staff && isUnannounced && (
        <Alert variant="warning" className={`${LINE} py-2`} role="status">
          <span>
            Un piatto è stato cambiato da fuori: i telefoni mostrano ancora il menu di prima
          </span>
          {/* It goes once the new version is read. */}
          <RefreshPhones onDone={focusHeading} />
        </Alert>
      )}
      {/* The rows of these products may be on other pages. */}
      {toVerify > 0 &&
        current !== TO_VERIFY &&
        line('Allergeni da verificare', toVerify, TO_VERIFY, 'danger')}
      {undeclared > 0 &&
        current !== UNDECLARED &&
        line('Allergeni da indicare', undeclared, UNDECLARED, 'warning')}
      {toLookAt > 0 &&
        current !== TO_LOOK_AT &&
        line('Allergeni da guardare', toLookAt, TO_LOOK_AT, 'warning')}
      {nameless > 0 &&
        current !== NAMELESS &&
        line(
          'Senza nome',
          nameless,
          NAMELESS,
          'warning',
          `${countedProducts(nameless)} senza nome: nel menu non ci sono`,
        )}
      {toCorrect > nameless &&
        current !== TO_CORRECT &&
        line('Da correggere', toCorrect, TO_CORRECT, 'warning')}
    </>
  );
}
