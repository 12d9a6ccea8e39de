import type { UseFormReturn } from 'react-hook-form';
import {
  type PriceChoice,
  type PriceFormValues,
  priceNames,
  roundingSteps,
} from '../../domain/changes/price-change';
import { dishCategories } from '../../domain/product/categories';
import { formatPrice } from '../../domain/product/price';
import { fieldLabel } from '../../domain/product/words';
import { Field, FieldGroup } from '../../ui/Field';
import { bundles, SEARCH_GROUP } from './price-texts';

type PriceFieldsProps = {
  form: UseFormReturn<PriceFormValues, unknown, PriceChoice>;
  /** The text of the list's search; '' for none. */
  query: string;
};

const GROUPS = dishCategories.map(({ name }) => ({ value: name, label: name }));
const PRICES = priceNames.map((name) => ({ value: name, label: fieldLabel(name) }));
const UNITS = {
  euro: { shown: '€', label: '€, euro' },
  percent: { shown: '%', label: '%, per cento' },
};

/** Which products, which of their prices, by how much, and the rounding. */
export function PriceFields({ form, query }: PriceFieldsProps) {
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  const chosen = watch('groups');
  const unit = watch('unit');
  const search = query === '' ? [] : [{ value: SEARCH_GROUP, label: `Ricerca: «${query}»` }];

  function toggleBundle(groups: readonly string[], add: boolean) {
    const others = chosen.filter((group) => !groups.includes(group));
    const options = { shouldValidate: formState.isSubmitted };
    setValue('groups', add ? [...others, ...groups] : others, options);
  }

  const checks = (
    name: 'groups' | 'prices',
    control: object,
    choices: readonly { value: string; label: string }[],
  ) =>
    choices.map(({ value, label }) => (
      <label key={value} className="allergen-choice">
        <input
          {...control}
          {...register(name)}
          type="checkbox"
          className="form-check-input"
          value={value}
        />
        <bdi>{label}</bdi>
      </label>
    ));

  return (
    <div className="price-fields">
      <FieldGroup id="prodotti" label="Quali piatti" problem={errors.groups?.message}>
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
            {checks('groups', control, [...search, ...GROUPS])}
          </div>
        )}
      </FieldGroup>
      <FieldGroup id="prezzi" label="Quali prezzi" problem={errors.prices?.message}>
        {(control) => <div className="price-choices">{checks('prices', control, PRICES)}</div>}
      </FieldGroup>
      <div className="price-amount">
        <fieldset className="switch">
          <legend className="form-label">Su o giù</legend>
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
          <legend className="form-label">In</legend>
          {(['euro', 'percent'] as const).map((each) => (
            <label key={each} className="switch-side">
              <input
                {...register('unit', { deps: formState.isSubmitted ? 'amount' : [] })}
                type="radio"
                value={each}
                aria-label={UNITS[each].label}
              />
              {UNITS[each].shown}
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
