import type { UseFormReturn } from 'react-hook-form';
import { priceNames, roundingSteps } from '../../domain/changes/price-change';
import type { PriceFormValues } from '../../domain/changes/price-wish';
import { dishCategories } from '../../domain/product/categories';
import { formatPrice } from '../../domain/product/price';
import { fieldLabel } from '../../domain/product/words';
import { Field, FieldGroup } from '../../ui/Field';
import { bundles, SEARCH_GROUP } from './price-texts';

type PriceFieldsProps = {
  // biome-ignore lint/suspicious/noExplicitAny: what the form is turned into does not matter here
  form: UseFormReturn<PriceFormValues, unknown, any>;
  /** The text of the list's search; '' for none. */
  query: string;
};

/** Which products, which of their prices, by how much, and the rounding. */
export function PriceFields({ form, query }: PriceFieldsProps) {
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  const chosen = watch('groups');
  const unit = watch('unit');

  function toggleBundle(groups: readonly string[], add: boolean) {
    const others = chosen.filter((group) => !groups.includes(group));
    const options = { shouldValidate: formState.isSubmitted };
    setValue('groups', add ? [...others, ...groups] : others, options);
  }

  return (
    <div className="price-fields">
      <FieldGroup id="prodotti" label="Quali prodotti" problem={errors.groups?.message}>
        {(control) => (
          <div className="price-choices price-groups">
            {bundles.map(({ label, groups }) => {
              const all = groups.every((group) => chosen.includes(group));
              return (
                <label key={label} className="allergen-choice">
                  <input
                    {...control}
                    type="checkbox"
                    className="form-check-input"
                    checked={all}
                    onChange={() => toggleBundle(groups, !all)}
                  />
                  <strong>{label}</strong>
                </label>
              );
            })}
            {[
              ...(query === '' ? [] : [SEARCH_GROUP]),
              ...dishCategories.map(({ name }) => name),
            ].map((group) => (
              <label key={group} className="allergen-choice">
                <input
                  {...control}
                  {...register('groups')}
                  type="checkbox"
                  className="form-check-input"
                  value={group}
                />
                <span>{group === SEARCH_GROUP ? <bdi>Ricerca: «{query}»</bdi> : group}</span>
              </label>
            ))}
          </div>
        )}
      </FieldGroup>
      <FieldGroup id="prezzi" label="Quali prezzi" problem={errors.prices?.message}>
        {(control) => (
          <div className="price-choices">
            {priceNames.map((name) => (
              <label key={name} className="allergen-choice">
                <input
                  {...control}
                  {...register('prices')}
                  type="checkbox"
                  className="form-check-input"
                  value={name}
                />
                {fieldLabel(name)}
              </label>
            ))}
          </div>
        )}
      </FieldGroup>
      <div className="price-amount">
        <fieldset className="switch">
          <legend className="form-label">Direzione</legend>
          {(['+', '-'] as const).map((sign) => (
            <label key={sign} className="switch-side">
              <input {...register('sign')} type="radio" value={sign} />
              {sign === '+' ? 'Aumenta' : 'Diminuisci'}
            </label>
          ))}
        </fieldset>
        <Field id="importo" label="Di quanto" problem={errors.amount?.message}>
          {(control) => (
            <input
              {...control}
              {...register('amount')}
              className="form-control"
              inputMode="decimal"
              autoComplete="off"
              placeholder={unit === 'euro' ? '0,50' : '5'}
            />
          )}
        </Field>
        <fieldset className="switch">
          <legend className="form-label">Unità</legend>
          {(['euro', 'percent'] as const).map((each) => (
            <label key={each} className="switch-side">
              <input
                {...register('unit', { deps: formState.isSubmitted ? 'amount' : [] })}
                type="radio"
                value={each}
                aria-label={each === 'euro' ? '€, euro' : '%, per cento'}
              />
              {each === 'euro' ? '€' : '%'}
            </label>
          ))}
        </fieldset>
      </div>
      <Field id="arrotondamento" label="Arrotonda a">
        {(control) => (
          <select {...control} {...register('step')} className="form-select">
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
