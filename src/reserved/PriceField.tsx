import type { ReactNode } from 'react';
import type { ControlProps } from './FormField';

type PriceFieldProps = {
  id: string;
  label: string;
  problem?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control and error of one field of the form that changes many prices. */
export function PriceField({ id, label, problem, children }: PriceFieldProps) {
  return (
    <div className={`field ${problem ? 'field-wrong' : ''}`.trim()}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem && `${id}-error`,
      })}
      {problem && (
        <p className="field-error" id={`${id}-error`}>
          {problem}
        </p>
      )}
    </div>
  );
}
