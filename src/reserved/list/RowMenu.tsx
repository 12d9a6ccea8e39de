import Button from 'react-bootstrap/Button';
import Dropdown from 'react-bootstrap/Dropdown';
import { Link } from 'react-router-dom';
import { dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import type { fromList } from '../list-place';
import { STATUSES, type StaffStatus } from './dish-status';
import styles from './ProductList.module.scss';

/** The props of the parts of a row. */
export type RowParts = {
  product: Product;
  staff: boolean;
  /** null while unknown. */
  status: StaffStatus | null;
  onStatus: (wanted: StaffStatus) => void;
  /** Props for the links to the product's pages. */
  opening: ReturnType<typeof fromList>;
};

type RowMenuProps = RowParts & { onDelete: (product: Product) => void };

/** The actions of a row: its state for guests first, then its pages. On wide screens editing and deletion are buttons. */
export function RowMenu({ product, staff, status, onStatus, opening, onDelete }: RowMenuProps) {
  const { id, nome } = product;
  const category = dishCategories.find(({ name }) => name === product.categoria);
  const others = (Object.keys(STATUSES) as StaffStatus[]).filter((each) => each !== status);
  // What ends the present state comes first.
  const states = status === 'available' ? others : others.sort((a) => (a === 'available' ? -1 : 0));
  const form = paths.editProduct(id);
  // Waits until the menu has closed and restored the focus: then the question takes it.
  const remove = () => requestAnimationFrame(() => onDelete(product));
  return (
    <div className="d-flex gap-2 justify-content-end">
      <Link to={form} {...opening} className={`btn btn-sm btn-outline-dark ${styles.wide}`}>
        Modifica
        <span className="visually-hidden">{`: ${nome}`}</span>
      </Link>
      <Button
        variant="outline-dark"
        size="sm"
        className={styles.wide ?? ''}
        disabled={!staff}
        onClick={remove}
      >
        Elimina
        <span className="visually-hidden">{`: ${nome}`}</span>
      </Button>
      <Dropdown align="end">
        <Dropdown.Toggle variant="link" className="square" aria-label={`Altro per ${nome}`}>
          <Icon name="ellipsis-vertical" />
        </Dropdown.Toggle>
        <Dropdown.Menu>
          {states.map((each) => (
            <Dropdown.Item
              key={each}
              as="button"
              type="button"
              disabled={!staff || status === null}
              onClick={() => onStatus(each)}
            >
              <Icon name={STATUSES[each].icon} />
              <span>{STATUSES[each].text}</span>
            </Dropdown.Item>
          ))}
          <Dropdown.Divider />
          <Dropdown.Item as={Link} to={form} {...opening}>
            <Icon name="pencil" />
            Modifica
          </Dropdown.Item>
          <Dropdown.Item as={Link} to={paths.addItem} {...opening}>
            <Icon name="copy" />
            Duplica
          </Dropdown.Item>
          {category && (
            <Dropdown.Item as={Link} to={paths.menuOrder(category.link, id)} {...opening}>
              <Icon name="list-ordered" />
              Sposta nel menu
            </Dropdown.Item>
          )}
          <Dropdown.Item as={Link} to={paths.history(id)} {...opening}>
            <Icon name="undo-2" />
            Ultime modifiche
          </Dropdown.Item>
          <Dropdown.Item as="button" type="button" disabled={!staff} onClick={remove}>
            <Icon name="trash-2" />
            Elimina
          </Dropdown.Item>
        </Dropdown.Menu>
      </Dropdown>
    </div>
  );
}
