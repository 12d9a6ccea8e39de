import { Field } from '../../ui/Field';
import type { PriceFormApi } from './usePriceForm';

type SignAndAmountProps = {
  form: PriceFormApi;
};

const SIGNS = [
  { value: 1, label: 'Aumenta' },
  { value: -1, label: 'Diminuisci' },
] as const;

const UNITS = [
  { value: 'euro', label: 'Euro', mark: '€' },
  { value: 'percent', label: 'Per cento', mark: '%' },
] as const;

/** Increase or decrease, the amount, and its unit: euro or per cent. */
export function SignAndAmount({ form }: SignAndAmountProps) {
  const { values, problems, change, validateAmount } = form;
  return (
    <div className="price-amount">
      <fieldset className="switch">
        <legend className="form-label">Direzione</legend>
        {SIGNS.map(({ value, label }) => (
          <label key={value} className="switch-side">
            <input
              type="radio"
              name="direzione"
              checked={values.sign === value}
              onChange={() => change({ sign: value })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Field id="importo" label="Di quanto" problem={problems.amount}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            inputMode="decimal"
            autoComplete="off"
            placeholder={values.unit === 'euro' ? '0,50' : '5'}
            value={values.amount}
            onChange={(event) => change({ amount: event.target.value })}
            onBlur={validateAmount}
          />
        )}
      </Field>
      <fieldset className="switch">
        <legend className="form-label">Unità</legend>
        {UNITS.map(({ value, label, mark }) => (
          <label key={value} className="switch-side">
            <input
              type="radio"
              name="unita"
              aria-label={label}
              checked={values.unit === value}
              onChange={() => change({ unit: value })}
            />
            {mark}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
