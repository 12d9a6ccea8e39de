import type { ReactNode } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { allergens } from '../../domain/product/allergens';
import { allergenCategory, CLASSIC_PIZZAS, categories } from '../../domain/product/categories';
import {
  type FieldKind,
  type FieldName,
  type FieldsOf,
  fieldsByKind,
  fieldsOf,
} from '../../domain/product/fields';
import { marks } from '../../domain/product/marks';
import { hasSameName } from '../../domain/product/product-list';
import { fieldLabel } from '../../domain/product/words';
import { type ControlProps, controlId, Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { useProducts } from '../queries';
import type { ProductFormValues } from './form-values';
import { PictureField } from './PictureField';
import type { PictureApi } from './usePicture';

type FormProps = { form: UseFormReturn<ProductFormValues> };
type FieldProps<Kind extends FieldKind> = FormProps & { name: FieldsOf<Kind> };

type FormFieldsProps = FormProps & {
  picture: PictureApi;
  /** Address of the picture that the form opened with. */
  stored: string | null;
  /** Id of the product. */
  id: string;
  /** Whether the focus starts at the name. */
  nameFirst: boolean;
};

const ONLY_PIZZAS = `Facoltativo: nel menu si vede solo tra le «${CLASSIC_PIZZAS}»`;

/** The controls of all fields of a product, each by its kind. A further kind does not compile before it has one here. */
export function FormFields({ form, picture, stored, id, nameFirst }: FormFieldsProps) {
  const sameName = useSameName(form, id);
  const controls: Record<FieldName, ReactNode> = fieldsByKind({
    text: ({ longest }, name) => (
      <TextField
        key={name}
        form={form}
        name={name}
        long={longest > 200}
        focusFirst={nameFirst && name === 'nome'}
        hint={name === 'nome' ? sameName : undefined}
      />
    ),
    price: (_, name) => (
      <PriceField
        key={name}
        form={form}
        name={name}
        hint="Con prezzo 0 il prezzo non viene mostrato"
      />
    ),
    optionalPrice: (_, name) => (
      <PriceField key={name} form={form} name={name} hint={ONLY_PIZZAS} />
    ),
    picture: (_, name) => (
      <PictureField
        key={name}
        form={form}
        picture={picture}
        stored={stored}
        label={fieldLabel(name)}
      />
    ),
    category: (_, name) => <CategoryField key={name} form={form} name={name} />,
    allergens: (_, name) => <AllergenField key={name} form={form} name={name} />,
    marks: (_, name) => <ChecksField key={name} form={form} name={name} choices={marks} />,
    flag: (_, name) => (
      <label key={name} className="allergen-choice">
        <input {...form.register(name)} type="checkbox" className="form-check-input" />
        {fieldLabel(name)}
      </label>
    ),
  });
  const show = (...kinds: FieldKind[]) => fieldsOf(...kinds).map((name) => controls[name]);
  return (
    <>
      <div>
        {show('text')}
        <div className="form-prices">{show('price', 'optionalPrice')}</div>
      </div>
      <div>{show('picture', 'category')}</div>
      {show('allergens', 'marks', 'flag')}
    </>
  );
}

type FormFieldProps = FormProps & {
  name: FieldName;
  hint?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label, hint and error of a field with one control. */
function FormField({ form, name, ...field }: FormFieldProps) {
  const problem = form.formState.errors[name]?.message;
  return <Field id={controlId(name)} label={fieldLabel(name)} problem={problem} {...field} />;
}

type TextFieldProps = FieldProps<'text'> & {
  long: boolean;
  focusFirst: boolean;
  hint: string | undefined;
};

function TextField({ form, name, long, focusFirst, hint }: TextFieldProps) {
  const Control = long ? 'textarea' : 'input';
  return (
    <FormField form={form} name={name} hint={hint}>
      {(control) => (
        <Control
          {...control}
          {...form.register(name)}
          data-focus-first={focusFirst || undefined}
          className="form-control"
          autoComplete="off"
          rows={long ? 3 : undefined}
        />
      )}
    </FormField>
  );
}

/** Says where another product of the category has this name: in the menu the two would look the same. */
function useSameName(form: FormProps['form'], id: string): string | undefined {
  const [nome, categoria] = useWatch({ control: form.control, name: ['nome', 'categoria'] });
  const { data: products = [] } = useProducts();
  const isTaken = nome !== '' && hasSameName(products, { id, nome, categoria });
  return isTaken ? `C’è già un piatto con questo nome tra «${categoria}»` : undefined;
}

/** A text field: a number field hides what it cannot parse. `decimal` shows the keyboard for a price. */
function PriceField({
  form,
  name,
  hint,
}: FieldProps<'price' | 'optionalPrice'> & { hint: string }) {
  return (
    <FormField form={form} name={name} hint={hint}>
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

function CategoryField({ form, name }: FieldProps<'category'>) {
  const isHidden = useWatch({ control: form.control, name }) === allergenCategory.name;
  const hint = isHidden ? 'I prodotti in questa categoria non compaiono nel menu' : undefined;
  return (
    <FormField form={form} name={name} hint={hint}>
      {(control) => (
        <select {...control} {...form.register(name)} className="form-select">
          <option value="">Scegli una categoria</option>
          {categories.map((category) => (
            <option key={category.name}>{category.name}</option>
          ))}
        </select>
      )}
    </FormField>
  );
}

/** Where the stored allergens could not be read whole, somebody has to say that those of the form are all there are. */
function AllergenField({ form, name }: FieldProps<'allergens'>) {
  const isUnreadable = form.formState.defaultValues?.allergeniControllati !== undefined;
  const none = (
    <label className="allergen-choice">
      <input
        {...form.register('senzaAllergeni', {
          onChange: ({ target }) =>
            target.checked && form.setValue(name, [], { shouldDirty: true }),
        })}
        type="checkbox"
        className="form-check-input"
      />
      Nessuno dei quattordici
    </label>
  );
  if (!isUnreadable) {
    return (
      <ChecksField form={form} name={name} choices={allergens}>
        {none}
      </ChecksField>
    );
  }
  const id = controlId(name);
  const problem = form.formState.errors.allergeniControllati?.message;
  return (
    <ChecksField
      form={form}
      name={name}
      choices={allergens}
      warning={
        <Notice kind="error" icon="triangle-alert" title="Allergeni da verificare">
          <p>
            Quelli salvati non si leggono per intero: qui sono segnati solo quelli riconosciuti.
            Segnali tutti, poi conferma.
          </p>
        </Notice>
      }
    >
      {none}
      <div className={`allergen-check ${problem ? 'field-wrong' : ''}`.trim()}>
        <label className="allergen-choice">
          <input
            {...form.register('allergeniControllati')}
            type="checkbox"
            className="form-check-input"
            id={id}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
          />
          Ho controllato gli allergeni: quelli segnati sono tutti
        </label>
        {problem && (
          <p className="field-error" id={`${id}-error`}>
            {problem}
          </p>
        )}
      </div>
    </ChecksField>
  );
}

type ChecksFieldProps = FieldProps<'allergens' | 'marks'> & {
  choices: readonly { id: number | string; name: string; iconLink: string }[];
  /** Shown above the checkboxes. */
  warning?: ReactNode;
  /** Shown below them. */
  children?: ReactNode;
};

/** A checkbox for each entry of a catalogue. */
function ChecksField({ form, name, choices, warning, children }: ChecksFieldProps) {
  const { field } = useController({ control: form.control, name });
  const chosen: readonly (number | string)[] = field.value;
  // In the order of the catalogue: a choice that is undone must not count as a change of the form.
  function toggle(id: number | string) {
    field.onChange(
      choices
        .map((choice) => choice.id)
        .filter((other) => (other === id) !== chosen.includes(other)),
    );
    if (name === 'allergeni') form.setValue('senzaAllergeni', false, { shouldDirty: true });
  }
  return (
    <fieldset className="allergen-field">
      <legend className="form-label">{fieldLabel(name)}</legend>
      {warning}
      {choices.map((choice) => (
        <label className="allergen-choice" key={choice.id}>
          <input
            type="checkbox"
            className="form-check-input"
            name={`${name}-${choice.id}`}
            checked={chosen.includes(choice.id)}
            onChange={() => toggle(choice.id)}
          />
          <Icon name={choice.iconLink} />
          <span>{choice.name}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
