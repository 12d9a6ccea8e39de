import { memo, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { Icon } from '../../../ui/Icon';
import { ChoiceSheet } from '../../ChoiceSheet';
import { STATUSES, type StaffStatus } from '../dish-status';
import type { RowParts } from './row-parts';

/** The statuses of every evening have a button each, the others are in a sheet. */
const DAILY = ['available', 'tonight'] as const satisfies readonly StaffStatus[];
const OTHERS = ['indefinitely', 'recommended', 'hidden'] as const satisfies readonly StaffStatus[];

type RowStatusProps = Pick<RowParts, 'status' | 'onStatus'> & { nome: string };

/** The dish's status for guests, which a tap changes at once, whatever else is typed in the row: memoized for that. */
export const RowStatus = memo(function RowStatus({ nome, status, onStatus }: RowStatusProps) {
  const [isOpen, setIsOpen] = useState(false);
  const other = OTHERS.find((each) => each === status);
  const variant = (isOn: boolean) => (isOn ? 'dark' : 'outline-dark');
  return (
    <fieldset className="d-flex flex-wrap gap-2" aria-label={`Stato di ${nome}`}>
      {DAILY.map((each) => (
        <Button
          key={each}
          variant={variant(each === status)}
          className="px-2"
          aria-pressed={each === status}
          disabled={status === null}
          onClick={() => onStatus(each)}
        >
          {STATUSES[each].text}
        </Button>
      ))}
      <Button
        variant={variant(other !== undefined)}
        className="px-2 sheet-opener"
        aria-haspopup="dialog"
        aria-label={other ? `${STATUSES[other].badge}, altri stati` : 'Altri stati'}
        disabled={status === null}
        onClick={() => setIsOpen(true)}
      >
        <span key={other}>{other ? STATUSES[other].badge : 'Altri'}</span>
      </Button>
      {isOpen && (
        <ChoiceSheet title={`Stato di ${nome}`} onClose={() => setIsOpen(false)}>
          {OTHERS.map((each) => (
            <Button
              key={each}
              variant={variant(each === status)}
              className="justify-content-start"
              aria-pressed={each === status}
              onClick={() => {
                setIsOpen(false);
                onStatus(each);
              }}
            >
              <Icon name={STATUSES[each].icon} />
              <span>{STATUSES[each].text}</span>
            </Button>
          ))}
        </ChoiceSheet>
      )}
    </fieldset>
  );
});
