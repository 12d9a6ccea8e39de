import { priceNames, roundingSteps } from '../../domain/changes/price-change';
import { formatPrice } from '../../domain/product/price';
import { controlId, Field, FieldGroup } from '../../ui/Field';
import { FIELD_LABEL } from '../field-labels';
import { choicesFor } from './price-choice';
import { SignAndAmount } from './SignAndAmount';
import type { PriceFormApi } from './usePriceForm';

type PriceFieldsProps = {
  form: PriceFormApi;
  /** The text of the list's search; '' for none. */
  query: string;
};

/** Which products, which of their prices, by how much, and the rounding. */
export function PriceFields({ form, query }: PriceFieldsProps) {
  const { values, problems, change } = form;
  return (
    <div className="price-fields">
      <Field id="scelta" label="Quali prodotti" problem={problems.choice}>
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={values.choice}
            onChange={(event) => change({ choice: event.target.value })}
          >
            <option value="">Scegli i prodotti</option>
            {choicesFor(query).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FieldGroup id="prezzi" label="Quali prezzi" problem={problems.prices}>
        {(control) => (
          <div className="price-choices">
            {priceNames.map((name) => (
              <label key={name} className="allergen-choice">
                <input
                  {...control}
                  type="checkbox"
                  className="form-check-input"
                  id={controlId(name)}
                  checked={values.prices.includes(name)}
                  onChange={({ target }) =>
                    change({
                      prices: priceNames.filter((each) =>
                        each === name ? target.checked : values.prices.includes(each),
                      ),
                    })
                  }
                />
                {FIELD_LABEL[name]}
              </label>
            ))}
          </div>
        )}
      </FieldGroup>
      <SignAndAmount form={form} />
      <Field id="arrotondamento" label="Arrotonda a">
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={values.step}
            onChange={({ target }) => {
              const step = roundingSteps.find((each) => String(each) === target.value);
              if (step !== undefined) change({ step });
            }}
          >
            {roundingSteps.map((step) => (
              <option key={step} value={step}>
                {step === 1 ? 'Nessun arrotondamento' : formatPrice(step / 100)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
