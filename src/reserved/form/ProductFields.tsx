import { useEffect, useRef, useState } from 'react';
import { CLASSIC_PIZZAS } from '../../domain/product/categories';
import { FormField } from './FormField';
import type { ProductFormApi } from './useProductForm';

type ProductFieldsProps = {
  form: ProductFormApi;
  /** Whether the name has the focus at first; it is selected too where the form is unchanged. */
  nameFirst: boolean;
};

/** Name, description and the three prices. */
export function ProductFields({ form, nameFirst }: ProductFieldsProps) {
  const { values, problem, setValue } = form;
  const name = useRef<HTMLInputElement>(null);
  const [untouched] = useState(!form.changed);
  useEffect(() => {
    if (!nameFirst) return;
    name.current?.focus({ preventScroll: true });
    if (untouched) name.current?.select();
  }, [nameFirst, untouched]);
  return (
    <>
      <FormField name="nome" label="Nome" problem={problem}>
        {(control) => (
          <input
            {...control}
            ref={name}
            data-focus-first={nameFirst || undefined}
            className="form-control"
            name="nome"
            autoComplete="off"
            value={values.nome}
            onChange={(event) => setValue('nome', event.target.value)}
          />
        )}
      </FormField>
      <FormField name="descrizione" label="Descrizione" problem={problem}>
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            name="descrizione"
            rows={3}
            value={values.descrizione}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            onChange={({ target }) => {
              joinLines(target);
              setValue('descrizione', target.value);
            }}
          />
        )}
      </FormField>
      <div className="form-prices">
        <PriceField
          form={form}
          name="prezzo"
          label="Prezzo"
          hint="Con prezzo 0 il prezzo non viene mostrato"
        />
        <PriceField
          form={form}
          name="prezzo_familiare"
          label="Prezzo formato familiare"
          hint={optionalHint(values.prezzo_familiare, values.categoria)}
        />
        <PriceField
          form={form}
          name="prezzo_al_metro"
          label="Prezzo al metro"
          hint={optionalHint(values.prezzo_al_metro, values.categoria)}
        />
      </div>
    </>
  );
}

/** The menu shows a description as one paragraph: a pasted line break becomes a space, and the caret stays. */
function joinLines(field: HTMLTextAreaElement) {
  if (!field.value.includes('\n')) return;
  const { selectionStart, selectionEnd } = field;
  field.value = field.value.replaceAll('\n', ' ');
  field.setSelectionRange(selectionStart, selectionEnd);
}

/** Said under a price that visitors never see in this category; else the field is optional. */
function optionalHint(price: string, categoria: string): string {
  const hidden = price.trim() !== '' && categoria !== '' && categoria !== CLASSIC_PIZZAS;
  return hidden ? `Nel menu si vede solo tra le «${CLASSIC_PIZZAS}»` : 'Facoltativo';
}

type PriceFieldProps = {
  form: ProductFormApi;
  name: 'prezzo' | 'prezzo_familiare' | 'prezzo_al_metro';
  label: string;
  hint: string;
};

/** A text field: a number field hides what it cannot parse. `decimal` shows the keyboard for a price. */
function PriceField({ form, name, ...field }: PriceFieldProps) {
  return (
    <FormField name={name} problem={form.problem} {...field}>
      {(control) => (
        <div className="price-input">
          <span aria-hidden="true">€</span>
          <input
            {...control}
            className="form-control"
            name={name}
            inputMode="decimal"
            autoComplete="off"
            value={form.values[name]}
            onChange={(event) => form.setValue(name, event.target.value)}
          />
        </div>
      )}
    </FormField>
  );
}
