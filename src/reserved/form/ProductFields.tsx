import { useWatch } from 'react-hook-form';
import { allergenCategory, CLASSIC_PIZZAS, categories } from '../../domain/product/categories';
import { type FieldsOf, fieldsOf } from '../../domain/product/fields';
import { FormField, type FormProps } from './FormField';

/** Name, description and the three prices. */
export function TextAndPriceFields({ form, nameFirst }: FormProps & { nameFirst: boolean }) {
  const description = form.register('descrizione');
  return (
    <>
      <FormField form={form} name="nome">
        {(control) => (
          <input
            {...control}
            {...form.register('nome')}
            data-focus-first={nameFirst || undefined}
            className="form-control"
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField form={form} name="descrizione">
        {(control) => (
          <textarea
            {...control}
            {...description}
            className="form-control"
            rows={3}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
            onChange={(event) => {
              joinLines(event.target);
              void description.onChange(event);
            }}
          />
        )}
      </FormField>
      <div className="form-prices">
        {fieldsOf('price', 'optionalPrice').map((name) => (
          <PriceField key={name} form={form} name={name} />
        ))}
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

type PriceFieldProps = FormProps & { name: FieldsOf<'price' | 'optionalPrice'> };

/** A text field: a number field hides what it cannot parse. `decimal` shows the keyboard for a price. */
function PriceField({ form, name }: PriceFieldProps) {
  const [price, categoria] = useWatch({ control: form.control, name: [name, 'categoria'] });
  const isHidden = price.trim() !== '' && categoria !== '' && categoria !== CLASSIC_PIZZAS;
  const optionalHint = isHidden
    ? `Nel menu si vede solo tra le «${CLASSIC_PIZZAS}»`
    : 'Facoltativo';
  return (
    <FormField
      form={form}
      name={name}
      hint={name === 'prezzo' ? 'Con prezzo 0 il prezzo non viene mostrato' : optionalHint}
    >
      {(control) => (
        <div className="price-input">
          <span aria-hidden="true">€</span>
          <input
            {...control}
            {...form.register(name)}
            className="form-control"
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
      )}
    </FormField>
  );
}

/** The choice of one of the nine categories. */
export function CategoryField({ form }: FormProps) {
  const chosen = useWatch({ control: form.control, name: 'categoria' });
  return (
    <FormField
      form={form}
      name="categoria"
      hint={
        chosen === allergenCategory.name
          ? 'I prodotti in questa categoria non compaiono nel menu'
          : undefined
      }
    >
      {(control) => (
        <select {...control} {...form.register('categoria')} className="form-select">
          <option value="">Scegli una categoria</option>
          {categories.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </FormField>
  );
}
