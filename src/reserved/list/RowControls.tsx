import { useMutation } from '@tanstack/react-query';
import Dropdown from 'react-bootstrap/Dropdown';
import { Link } from 'react-router-dom';
import { setAvailability } from '../../data/staff/tonight';
import { writeChange } from '../../data/staff/write-changes';
import { changeOf } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import type { Availability } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { toasts } from '../../ui/Toasts';
import { tellFailure } from '../failures';
import type { fromList } from '../list-place';
import { productsWritten } from '../queries';

/** What guests get of a product: nothing at all where it is hidden from the menu. */
type Offer = Availability | 'hidden';

/** The four as staff read them: to choose from, and on the closed control. */
const OFFERS: Record<Offer, { text: string; short: string; icon: string }> = {
  available: { text: 'Disponibile', short: 'Disponibile', icon: 'check' },
  tonight: { text: 'Esaurito stasera', short: 'Esaurito stasera', icon: 'clock' },
  indefinitely: { text: 'Esaurito fino a nuovo avviso', short: 'Esaurito', icon: 'x' },
  hidden: { text: 'Nascosto dal menu', short: 'Nascosto', icon: 'eye-off' },
};

/** `before` is what is shown when somebody chooses: an earlier choice may not be written yet. */
type OfferChange = { before: Offer | null; wanted: Offer };

/**
 * Writes what guests get of a product. It is hidden by a field of its own, which is written last: a dish that is shown again is
 * not to be had for a moment where it is sold out.
 */
async function setOffer(product: Product, { before, wanted }: OfferChange): Promise<void> {
  if (wanted !== 'hidden' && wanted !== before) {
    const text = `${product.nome}: ${OFFERS[wanted].text}`;
    await setAvailability(product.id, wanted, restaurant.hours, text);
  }
  const standing = { ...product, nascosto: before === 'hidden' };
  const change = changeOf(standing, { nascosto: wanted === 'hidden' });
  if (!change) return;
  await writeChange(change, 'row');
  productsWritten([change]);
}

/**
 * What guests get of a product, and how it is changed. The wanted state is shown at once; a failure brings the earlier one back.
 * @param availability null until it is known
 */
function useOffer(product: Product, availability: Availability | null) {
  const { nome } = product;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: OfferChange) => setOffer(product, change),
    // One after the other: side by side they would be refused as conflicts.
    scope: { id: 'tonight' },
    onSuccess: (_, { wanted }) => {
      toasts.show({ kind: 'success', text: 'Salvato', hint: `${nome}: ${OFFERS[wanted].text}` });
    },
    onError: (error) => tellFailure(error, `La disponibilità di «${nome}» non è stata salvata`),
  });
  const stored: Offer | null = product.nascosto ? 'hidden' : availability;
  const offer = isPending ? variables.wanted : stored;
  return {
    offer,
    isSaving: isPending,
    change: (wanted: Offer) => mutate({ before: offer, wanted }),
  };
}

export type RowControlsProps = {
  product: Product;
  /** Whether the account may change the menu. */
  staff: boolean;
  /** null until it is known. */
  availability: Availability | null;
  /** What the forms lead back to. */
  opening: ReturnType<typeof fromList>;
  onDelete: (product: Product) => void;
};

/**
 * What can be done with a product: what guests get of it, in the browser's own menu, which lies over the state in short words; and
 * the rest below 'Altro'.
 */
export function RowControls({ product, staff, availability, opening, onDelete }: RowControlsProps) {
  const { id, nome } = product;
  const { offer, isSaving, change } = useOffer(product, availability);
  const isHidden = offer === 'hidden';
  const { short, icon } = OFFERS[offer ?? 'available'];
  const links = [
    { to: paths.editProduct(id), icon: 'pencil', text: 'Modifica' },
    { to: paths.addItem, icon: 'copy', text: 'Duplica' },
    { to: paths.changes(id), icon: 'undo-2', text: 'Ultime modifiche' },
  ];
  const actions = [
    {
      icon: isHidden ? 'eye' : 'eye-off',
      text: isHidden ? 'Mostra nel menu' : 'Nascondi dal menu',
      onClick: () => change(isHidden ? 'available' : 'hidden'),
    },
    {
      icon: 'trash-2',
      text: 'Elimina',
      // Once the menu has closed and given the focus back: the question takes it.
      onClick: () => requestAnimationFrame(() => onDelete(product)),
    },
  ];
  return (
    <div className="row-controls">
      <div className={`availability availability-${offer ?? 'unknown'}`} aria-busy={isSaving}>
        <select
          aria-label={`Disponibilità di ${nome}`}
          value={offer ?? 'available'}
          disabled={!staff || availability === null || offer === null}
          onChange={({ target }) => change(target.value as Offer)}
        >
          {Object.entries(OFFERS).map(([key, { text }]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        <span className="availability-shown" aria-hidden="true">
          <Icon name={icon} />
          <span className="availability-text">{short}</span>
          <Icon name="chevron-right" className="availability-arrow" />
        </span>
      </div>
      <Dropdown align="end">
        <Dropdown.Toggle variant="outline-dark" aria-label={`Altro per ${nome}`}>
          Altro
        </Dropdown.Toggle>
        <Dropdown.Menu>
          {links.map(({ to, icon, text }) => (
            <Dropdown.Item key={to} as={Link} to={to} {...opening}>
              <Icon name={icon} />
              {text}
            </Dropdown.Item>
          ))}
          {actions.map(({ icon, text, onClick }) => (
            <Dropdown.Item key={icon} as="button" type="button" disabled={!staff} onClick={onClick}>
              <Icon name={icon} />
              {text}
            </Dropdown.Item>
          ))}
        </Dropdown.Menu>
        <div className="menu-ground" />
      </Dropdown>
    </div>
  );
}
