import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import {
  type PriceChoice,
  type PriceFormValues,
  roundingSteps,
} from '../../domain/changes/price-change';
import { dishCategories } from '../../domain/product/categories';
import { guestLabel } from '../../domain/product/fields';
import { formatPrice } from '../../domain/product/price';
import { priceNames } from '../../domain/product/sizes';
import type { Elements } from '../../ui/elements';
import { Field } from '../fields/Field';

/** A group of products in addition to the categories: the results of the list's search. */
export const SEARCH_GROUP = 'Ricerca';

const categoryNames = dishCategories.map(({ name }) => name);

/** Ticks that stand for several categories: they tick those, and are ticked while all of them are. */
const bundles = {
  'Tutto il menu': categoryNames,
  'Tutte le pizze': categoryNames.filter((name) => name.startsWith('Pizze')),
};

type PriceFieldsProps = {
  form: UseFormReturn<PriceFormValues, unknown, PriceChoice>;
  query: string;
};

/** Which products, which of their prices, by how much, and the rounding. */
export function PriceFields({ form, query }: PriceFieldsProps) {
  const { register, formState, getValues, setValue, control } = form;
  const { errors } = formState;
  const { groups: chosen, unit } = useWatch({ control });
  const groups = [...(query === '' ? [] : [SEARCH_GROUP]), ...categoryNames];
  function tickBundle(names: readonly string[], isTicked: boolean) {
    const others = getValues('groups').filter((name) => !names.includes(name));
    setValue('groups', isTicked ? [...others, ...names] : others, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }
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
    before?: Elements,
  ) => (
    <Field isGroup id={field} label={label} problem={errors[field]?.message}>
      {(control) => (
        <div className="form-choices">
          {before}
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
      {checks(
        'groups',
        'Quali piatti',
        groups,
        (name) => (name === SEARCH_GROUP ? `Ricerca: «${query}»` : name),
        Object.entries(bundles).map(([label, names]) => (
          <Form.Check
            key={label}
            id={`groups-${label}`}
            label={label}
            checked={names.every((name) => chosen?.includes(name))}
            onChange={({ target }) => tickBundle(names, target.checked)}
          />
        )),
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
            <InputGroup className="flex-nowrap">
              <Form.Control
                {...control}
                {...register('amount')}
                inputMode="decimal"
                autoComplete="off"
              />
              <InputGroup.Text>{unit === 'percent' ? '%' : '€'}</InputGroup.Text>
            </InputGroup>
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
      {unit === 'percent' && (
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
      )}
    </div>
  );
}
