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
import { Field, Pill, Tick } from '../Field';
import styles from './PriceChangePage.module.scss';

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
  const check = (name: 'groups' | 'prices', control: object, value: string, label: string) => (
    <Tick key={value} {...control} {...register(name)} value={value}>
      <bdi>{label}</bdi>
    </Tick>
  );
  const side = (name: 'sign' | 'unit', value: string, text: string, label?: string) => (
    <Pill
      {...register(name, { deps: formState.isSubmitted ? 'amount' : [] })}
      value={value}
      aria-label={label}
    >
      {text}
    </Pill>
  );

  return (
    <div>
      <Field isGroup id="prodotti" label="Quali piatti" problem={errors.groups?.message}>
        {(control) => (
          <div className={`grid ${styles.groups}`}>
            {[EVERY_DISH, ALL_PIZZAS].map((name) => check('groups', control, name, name))}
            {query !== '' && check('groups', control, SEARCH_GROUP, `Ricerca: «${query}»`)}
            {dishCategories.map(({ name }) => check('groups', control, name, name))}
          </div>
        )}
      </Field>
      <Field isGroup id="prezzi" label="Quali prezzi" problem={errors.prices?.message}>
        {(control) => (
          <div className="grid">
            {priceNames.map((name) => check('prices', control, name, guestLabel(name)))}
          </div>
        )}
      </Field>
      <div className={`cluster top ${styles.amount}`}>
        <Field isGroup id="verso" label="Su o giù">
          {() => (
            <div className="cluster">
              {side('sign', '+', 'Aumenta')}
              {side('sign', '-', 'Diminuisci')}
            </div>
          )}
        </Field>
        <Field id="importo" label="Di quanto" problem={errors.amount?.message}>
          {(control) => (
            <input
              {...control}
              {...register('amount')}
              className="form-control"
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </Field>
        <Field isGroup id="misura" label="In">
          {() => (
            <div className="cluster">
              {side('unit', 'euro', '€', '€, euro')}
              {side('unit', 'percent', '%', '%, per cento')}
            </div>
          )}
        </Field>
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
