import { memo, type ReactNode, useState } from 'react';
import type { Product } from '../../../domain/product/product';
import type { Availability } from '../../../domain/tonight/tonight';
import { focusHeading } from '../../../ui/focus';
import { Icon } from '../../../ui/Icon';
import { useToasts } from '../../../ui/Toasts';
import { availabilityHint } from '../../failures';
import { focusRow } from '../../list-place';
import { changeAvailability } from '../../tonight-store';
import { tellNotSaved, tellSaved } from '../tell-changes';
import { useSettledChoice } from './useSettledChoice';

/** The three states as staff read them. */
export const AVAILABILITY_TEXT: Record<Availability, string> = {
  available: 'Disponibile',
  tonight: 'Esaurito stasera',
  indefinitely: 'Esaurito fino a nuovo avviso',
};
const CHOICES = ['available', 'tonight', 'indefinitely'] as const;

// Made once: React passes over what is the same element as before.
const OPTIONS = CHOICES.map((choice) => (
  <option key={choice} value={choice}>
    {AVAILABILITY_TEXT[choice]}
  </option>
));

function shownAs(text: string, icon: string) {
  return (
    <span className="availability-shown" aria-hidden="true">
      <Icon name={icon} />
      <span className="availability-text">{text}</span>
      <Icon name="chevron-right" className="availability-arrow" />
    </span>
  );
}

/** The state on the closed control: on a wide screen in words, on a narrow one as an icon. */
const SHOWN: Record<Availability, ReactNode> = {
  available: shownAs('Disponibile', 'check'),
  tonight: shownAs('Esaurito stasera', 'clock'),
  indefinitely: shownAs('Esaurito', 'x'),
};

type Chosen = {
  id: string;
  wanted: Availability;
  saving: boolean;
};

type AvailabilityControlProps = {
  product: Product;
  /** null until it is known. */
  availability: Availability | null;
  staff: boolean;
};

/**
 * Says what can be had of a product: the browser's own menu of three, which lies over the state in short words. The chosen
 * state is shown at once; a failure brings the earlier one back.
 */
export const AvailabilityControl = memo(function AvailabilityControl({
  product: { id, nome },
  availability,
  staff,
}: AvailabilityControlProps) {
  const toasts = useToasts();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { choose, handlers } = useSettledChoice();
  const isChosen = chosen?.id === id;
  const shown = (isChosen ? chosen.wanted : availability) ?? 'available';

  function forget(wanted: Availability) {
    setChosen((current) => (current?.id === id && current.wanted === wanted ? null : current));
  }

  function change(wanted: Availability, control: HTMLElement) {
    const row = control.closest('tr');
    const place = row?.sectionRowIndex ?? 0;
    setChosen({ id, wanted, saving: false });
    choose({
      make: () => void save(wanted, row, place),
      takeBack: () => forget(wanted),
    });
  }

  async function save(wanted: Availability, row: HTMLTableRowElement | null, place: number) {
    setChosen({ id, wanted, saving: true });
    try {
      await changeAvailability(id, wanted);
      // Where only what is sold out is listed the row has gone, with the focus: the next one takes its place.
      const hasGone = !row?.isConnected || row.dataset.product !== id;
      if (hasGone && document.activeElement === document.body && !focusRow(place)) focusHeading();
      tellSaved(toasts, `${nome}: ${AVAILABILITY_TEXT[wanted]}`, id);
    } catch (error) {
      console.error(error);
      tellNotSaved(toasts, {
        subject: id,
        text: (
          <>
            La disponibilità di «<bdi>{nome}</bdi>» non è stata salvata
          </>
        ),
        hint: availabilityHint(error, AVAILABILITY_TEXT[wanted]),
      });
    } finally {
      forget(wanted);
    }
  }

  return (
    <div
      className={`availability availability-${availability === null ? 'unknown' : shown}`}
      aria-busy={isChosen && chosen.saving}
    >
      <select
        aria-label={`Disponibilità di ${nome}`}
        value={shown}
        disabled={!staff || availability === null}
        onChange={({ target }) => {
          const wanted = CHOICES.find((choice) => choice === target.value);
          if (wanted) change(wanted, target);
        }}
        {...handlers}
      >
        {OPTIONS}
      </select>
      {SHOWN[shown]}
    </div>
  );
});
