import Badge from 'react-bootstrap/Badge';
import { Link } from 'react-router-dom';
import { allergenAnswer } from '../../domain/product/allergens';
import { isToLookAt } from '../../domain/product/named-allergens';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { STATUSES } from './dish-status';
import type { RowParts } from './RowMenu';

const BADGE = 'd-inline-flex gap-1 align-items-center me-1 border-0 text-decoration-none';

/** The badges of a product's unusual properties. A tap on its state of tonight ends it, any other badge opens the form. */
export function RowBadges({ product, staff, status, onStatus, opening }: RowParts) {
  const { id, nome } = product;
  const answer = allergenAnswer(product);
  const toForm = (text: string, variant: string) => (
    <Badge as={Link} to={paths.editProduct(id)} {...opening} bg={variant} className={BADGE}>
      <span>{text}</span>
      <span className="visually-hidden">{`: ${nome}`}</span>
    </Badge>
  );
  const isOfToday = status === 'tonight' || status === 'indefinitely' || status === 'recommended';
  return (
    <>
      {isOfToday && (
        <Badge
          as="button"
          type="button"
          bg={status === 'recommended' ? 'success' : 'danger'}
          className={BADGE}
          disabled={!staff}
          onClick={({ currentTarget }) => {
            // The badge goes, the row keeps the focus.
            currentTarget.closest('tr')?.querySelector('a')?.focus({ preventScroll: true });
            onStatus('available');
          }}
        >
          <span key={status}>{STATUSES[status].badge}</span>
          <Icon name="x" />
          <span className="visually-hidden">{`, togli da ${nome}`}</span>
        </Badge>
      )}
      {status === 'hidden' && toForm(STATUSES.hidden.badge, 'secondary')}
      {answer === 'toVerify' && toForm('Allergeni da verificare', 'warning')}
      {answer === 'undeclared' && toForm('Allergeni da indicare', 'warning')}
      {isToLookAt(product) && toForm('Allergeni da guardare', 'warning')}
    </>
  );
}
