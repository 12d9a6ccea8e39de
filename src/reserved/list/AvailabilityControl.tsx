import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { setAvailability } from '../../data/staff/tonight';
import type { Product } from '../../domain/product/product';
import type { Availability } from '../../domain/tonight/tonight';
import { restaurant } from '../../restaurant';
import { focusHeading } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { toasts } from '../../ui/Toasts';
import { availabilityHint } from '../failures';
import { focusRow, placeOf } from '../list-place';

/** The three states as staff read them. */
export const AVAILABILITY_TEXT: Record<Availability, string> = {
  available: 'Disponibile',
  tonight: 'Esaurito stasera',
  indefinitely: 'Esaurito fino a nuovo avviso',
};
const CHOICES = ['available', 'tonight', 'indefinitely'] as const;

/** The state on the closed control: on a wide screen in these words, on a narrow one as an icon. */
const SHOWN: Record<Availability, { text: string; icon: string }> = {
  available: { text: 'Disponibile', icon: 'check' },
  tonight: { text: 'Esaurito stasera', icon: 'clock' },
  indefinitely: { text: 'Esaurito', icon: 'x' },
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
export function AvailabilityControl({
  product: { id, nome },
  availability,
  staff,
}: AvailabilityControlProps) {
  const box = useRef<HTMLDivElement>(null);
  // Where only what is sold out is listed the row goes, with the focus: the next one takes its place.
  useLayoutEffect(() => {
    const control = box.current;
    return () => {
      if (!control?.contains(document.activeElement)) return;
      const place = placeOf(id);
      requestAnimationFrame(() => {
        if (!focusRow(place)) focusHeading();
      });
    };
  }, [id]);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: Availability) => setAvailability(id, wanted, restaurant.hours, nome),
    // One after the other: side by side they would be refused as conflicts.
    scope: { id: 'tonight' },
    onSuccess: (_, wanted) => {
      const hint = `${nome}: ${AVAILABILITY_TEXT[wanted]}`;
      toasts.show({ kind: 'success', text: 'Salvato', hint });
    },
    onError: (error, wanted) => {
      console.error(error);
      toasts.show({
        kind: 'error',
        text: (
          <>
            La disponibilità di «<bdi>{nome}</bdi>» non è stata salvata
          </>
        ),
        hint: availabilityHint(error, AVAILABILITY_TEXT[wanted]),
      });
    },
  });
  const shown = (isPending ? variables : availability) ?? 'available';
  const { text, icon } = SHOWN[shown];
  return (
    <div
      ref={box}
      className={`availability availability-${availability === null ? 'unknown' : shown}`}
      aria-busy={isPending}
    >
      <select
        aria-label={`Disponibilità di ${nome}`}
        value={shown}
        disabled={!staff || availability === null}
        onChange={({ target }) => {
          const wanted = CHOICES.find((choice) => choice === target.value);
          if (wanted) mutate(wanted);
        }}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {AVAILABILITY_TEXT[choice]}
          </option>
        ))}
      </select>
      <span className="availability-shown" aria-hidden="true">
        <Icon name={icon} />
        <span className="availability-text">{text}</span>
        <Icon name="chevron-right" className="availability-arrow" />
      </span>
    </div>
  );
}
