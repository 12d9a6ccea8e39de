import Form from 'react-bootstrap/Form';
import type { UseFormReturn } from 'react-hook-form';
import {
  type PriceChoice,
  type PriceFormValues,
  priceNames,
  roundingSteps,
} from '../../domain/changes/price-change';
import { dishCategories } from '../../domain/product/categories';
import { guestLabel } from '../../domain/product/fields';
import { formatPrice } from '../../domain/product/price';
import { Field } from '../Field';

/** Groups of products in addition to the categories. The last one holds the results of the list's search. */
export const EVERY_DISH = 'Tutto il menu';
export const ALL_PIZZAS = 'Tutte le pizze';
export const SEARCH_GROUP = 'Ricerca';

type PriceFieldsProps = {
  form: UseFormReturn<PriceFormValues, unknown, PriceChoice>;
  query: string;
};

/** Which products, which of their prices, by how much, and the rounding. */
export function PriceFields({ form, query }: PriceFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const groups = [
    EVERY_DISH,
    ALL_PIZZAS,
    ...(query === '' ? [] : [SEARCH_GROUP]),
    ...dishCategories.map(({ name }) => name),
  ];
  const side = (name: 'sign' | 'unit', value: string, label: string) => (
    <Form.Check
      inline
      type="radio"
      id={`${name}-${value}`}
      label={label}
      value={value}
      {...register(name, { deps: formState.isSubmitted ? 'amount' : [] })}
    />
  );

  const checks = <Name extends string>(
    field: 'groups' | 'prices',
    label: string,
    names: readonly Name[],
    textOf: (name: Name) => string,
  ) => (
    <Field isGroup id={field} label={label} problem={errors[field]?.message}>
      {(control) => (
        <div className="form-choices">
          {names.map((name) => (
            <Form.Check
              key={name}
              {...control}
              id={`${field}-${name}`}
              label={<bdi>{textOf(name)}</bdi>}
              value={name}
              {...register(field)}
            />
          ))}
        </div>
      )}
    </Field>
  );

  return (
    <div>
      {checks('groups', 'Quali piatti', groups, (name) =>
        name === SEARCH_GROUP ? `Ricerca: «${query}»` : name,
      )}
      {checks('prices', 'Quali prezzi', priceNames, guestLabel)}
      <Field isGroup id="verso" label="Su o giù">
        {() => (
          <>
            {side('sign', '+', 'Aumenta')}
            {side('sign', '-', 'Diminuisci')}
          </>
        )}
      </Field>
      <div className="d-flex flex-wrap gap-2 align-items-start">
        <Field id="importo" label="Di quanto" problem={errors.amount?.message}>
          {(control) => (
            <Form.Control
              {...control}
              {...register('amount')}
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </Field>
        <Field isGroup id="misura" label="In">
          {() => (
            <>
              {side('unit', 'euro', 'Euro')}
              {side('unit', 'percent', 'Per cento')}
            </>
          )}
        </Field>
      </div>
      <Field id="arrotondamento" label="Arrotonda a">
        {(control) => (
          <Form.Select {...control} {...register('step')}>
            {roundingSteps.map((step) => (
              <option key={step} value={step}>
                {step === 1 ? 'Nessun arrotondamento' : formatPrice(step / 100)}
              </option>
            ))}
          </Form.Select>
        )}
      </Field>
    </div>
  );
}
