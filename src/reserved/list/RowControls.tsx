import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { setAvailability } from '../../data/staff/tonight';
import { writeChange } from '../../data/staff/write-changes';
import { changeOf } from '../../domain/changes/change';
import { dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import type { Availability } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import fieldStyles from '../../ui/form/Field.module.scss';
import { Icon } from '../../ui/Icon';
import { toasts } from '../../ui/toasts/Toasts';
import { tellFailure } from '../failures';
import type { fromList } from '../list-place';
import { productsWritten } from '../queries';
import { MoreMenu } from './MoreMenu';
import styles from './ProductTable.module.scss';

/** The state of a product for guests: its availability, or hidden from the menu. */
type Offer = Availability | 'hidden';

/** Labels of the five states: `text` for the options, `short` for the closed control. */
const OFFERS: Record<Offer, { text: string; short: string; icon: string }> = {
  available: { text: 'Disponibile', short: 'Disponibile', icon: 'check' },
  recommended: { text: 'Consigliato stasera', short: 'Consigliato', icon: 'star' },
  tonight: { text: 'Esaurito stasera', short: 'Esaurito stasera', icon: 'clock' },
  indefinitely: { text: 'Esaurito fino a nuovo avviso', short: 'Esaurito', icon: 'x' },
  hidden: { text: 'Nascosto dal menu', short: 'Nascosto', icon: 'eye-off' },
};

/** `before` is the state shown at the moment of the choice: an earlier choice may not be written yet. */
type OfferChange = { before: Offer | null; wanted: Offer };

/**
 * Writes the state of a product. `nascosto` is a field of the product and is written last, so that a dish that is shown again
 * as sold out does not count as available for a moment.
 */
async function setOffer(product: Product, { before, wanted }: OfferChange): Promise<void> {
  // A hidden dish cannot be recommended: it would take the place of another.
  const available = wanted === 'hidden' && before === 'recommended' ? 'available' : wanted;
  if (available !== 'hidden' && available !== before) {
    const text = `${product.nome}: ${OFFERS[wanted].text}`;
    const { id } = product;
    await setAvailability(new Map([[id, available]]), restaurant.hours, text);
  }
  const standing = { ...product, nascosto: before === 'hidden' };
  const change = changeOf(standing, { nascosto: wanted === 'hidden' });
  if (!change) return;
  await writeChange(change, 'row');
  productsWritten([change]);
}

/** The state of a product, and its change. The update is optimistic: a failure restores the former state. */
function useOffer(product: Product, availability: Availability | null) {
  const { nome } = product;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: OfferChange) => setOffer(product, change),
    // Serialized: concurrent writes would be rejected as conflicts.
    scope: { id: 'tonight' },
    onSuccess: (_, { wanted }) => {
      toasts.show({ kind: 'success', text: 'Salvato', hint: `${nome}: ${OFFERS[wanted].text}` });
    },
    onError: (error) => tellFailure(error, `Errore nel salvare la disponibilità di «${nome}»`),
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
  staff: boolean;
  /** null while unknown. */
  availability: Availability | null;
  /** Props for the links to the product's pages. */
  opening: ReturnType<typeof fromList>;
  onDelete: (product: Product) => void;
};

/**
 * The controls of a product: its state, in an invisible native `<select>` that lies over the short label, and the other actions
 * behind 'Altro'. A key in the closed select only chooses: Enter, or leaving it, saves.
 */
export function RowControls({ product, staff, availability, opening, onDelete }: RowControlsProps) {
  const { id, nome } = product;
  const { offer, isSaving, change } = useOffer(product, availability);
  const usesKeys = useRef(false);
  const [chosen, setChosen] = useState<Offer | null>(null);
  const isHidden = offer === 'hidden';
  const category = dishCategories.find(({ name }) => name === product.categoria);
  const { short, icon } = OFFERS[chosen ?? offer ?? 'available'];
  function saveChosen() {
    setChosen(null);
    if (chosen && chosen !== offer) change(chosen);
  }
  const links = [
    { to: paths.editProduct(id), icon: 'pencil', text: 'Modifica' },
    { to: paths.addItem, icon: 'copy', text: 'Duplica' },
    ...(category
      ? [{ to: paths.menuOrder(category.link, id), icon: 'list-ordered', text: 'Sposta nel menu' }]
      : []),
    { to: paths.history(id), icon: 'undo-2', text: 'Ultime modifiche' },
  ];
  const actions = [
    {
      icon: isHidden ? 'eye' : 'eye-off',
      text: isHidden ? 'Mostra nel menu' : 'Nascondi dal menu',
      disabled: !staff,
      onClick: () => change(isHidden ? 'available' : 'hidden'),
    },
    {
      icon: 'trash-2',
      text: 'Elimina',
      disabled: !staff,
      // Waits until the menu has closed and restored the focus: then the question takes it.
      onClick: () => requestAnimationFrame(() => onDelete(product)),
    },
  ];
  return (
    <div className="cluster">
      <div
        className={`rest ${styles.availability}`}
        data-offer={offer ?? 'unknown'}
        aria-busy={isSaving}
      >
        <select
          className={fieldStyles.over}
          aria-label={`Disponibilità di ${nome}`}
          value={chosen ?? offer ?? 'available'}
          disabled={!staff || availability === null || offer === null}
          onPointerDown={() => {
            usesKeys.current = false;
          }}
          onKeyDown={(event) => {
            usesKeys.current = true;
            if (event.key === 'Escape') setChosen(null);
            if (event.key !== 'Enter' || !chosen) return;
            // Enter would open the browser's list of options.
            event.preventDefault();
            saveChosen();
          }}
          onBlur={saveChosen}
          onChange={({ target }) => {
            const wanted = target.value as Offer;
            if (usesKeys.current) setChosen(wanted);
            else change(wanted);
          }}
        >
          {Object.entries(OFFERS).map(([key, { text }]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        <span className="box tap strong small" aria-hidden="true">
          <Icon name={icon} />
          <span className="rest">{chosen ? `Invio: ${short}` : short}</span>
          <Icon name="chevron-right" className={`if-room ${styles.arrow}`} />
        </span>
      </div>
      <MoreMenu label={`Altro per ${nome}`} links={links} actions={actions} opening={opening} />
    </div>
  );
}
