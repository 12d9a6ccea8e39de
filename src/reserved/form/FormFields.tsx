import Form from 'react-bootstrap/Form';
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { changeOf, creationOf } from '../../domain/changes/change';
import { hintsOf } from '../../domain/changes/hints';
import { slipsOf } from '../../domain/changes/slips';
import { allergens } from '../../domain/product/allergens';
import { categories } from '../../domain/product/categories';
import {
  type FieldName,
  type FieldsOf,
  type FormGroup,
  fieldNames,
  fields,
  fieldsByKind,
  guestLabel,
  isOptional,
} from '../../domain/product/fields';
import { marks } from '../../domain/product/marks';
import type { Product } from '../../domain/product/product';
import { shownPrices } from '../../domain/product/sizes';
import { type FormValues, parsePrice } from '../../domain/product/validation';
import type { Elements } from '../../ui/elements';
import { Alert } from '../Alert';
import { AllergenHint } from '../fields/AllergenHint';
import { Choices, type ControlProps, controlId, Field, PriceControl } from '../fields/Field';
import { useProducts } from '../queries';
import { type ProductFormApi, useTypedDish } from './CardPreview';
import { GuestLanguages } from './GuestLanguages';
import { type PictureApi, PictureField } from './PictureField';
import styles from './ProductForm.module.scss';

type FormFieldsProps = {
  form: ProductFormApi;
  picture: PictureApi;
  id: string;
  base: Product | null;
};

/** The controls of all fields of a product, by the field's kind. A new kind does not compile until it has a control here. */
export function FormFields({ form, picture, id, base }: FormFieldsProps) {
  const values = useWatch({ control: form.control, compute: (all) => all });
  const hints = useHints(form, values, id, base);
  const { errors, defaultValues } = form.formState;

  /** Label, hint and error of a field with one control. */
  const field = (
    name: Exclude<FieldName, FieldsOf<'picture'>>,
    hint: string | undefined,
    control: (props: ControlProps & UseFormRegisterReturn) => Elements,
  ) => (
    <Field
      key={name}
      id={controlId(name)}
      label={fields[name].label}
      hint={hints.get(name) ?? hint}
      problem={errors[name]?.message}
    >
      {(described) => control({ ...described, ...form.register(name) })}
    </Field>
  );
  const priceField = (name: FieldsOf<'price' | 'optionalPrice'>, hint: string) =>
    field(name, hint, (control) => <PriceControl {...control} />);

  const controls: Record<FieldName, Elements> = fieldsByKind({
    // Answered with the allergens.
    noAllergens: () => null,
    // Chosen among the dishes of its category, not here.
    position: () => null,
    text: ({ role }, name) =>
      field(name, isOptional(name) ? HINTS[role] : undefined, (control) =>
        role === 'name' ? (
          <Form.Control {...control} autoComplete="off" />
        ) : (
          <Form.Control
            {...control}
            as="textarea"
            rows={role === 'warning' ? 2 : 3}
            className={styles.growing}
            autoComplete="off"
          />
        ),
      ),
    price: (_, name) => priceField(name, 'Con prezzo 0 il prezzo non viene mostrato'),
    optionalPrice(_, name) {
      const isOfCategory = values.categoria === '' || shownPrices(values).includes(name);
      // Stays while its value is deleted.
      const hasValue = values[name] !== '' || defaultValues?.[name] !== '';
      if (!isOfCategory && !hasValue) return null;
      return priceField(name, `Facoltativo: nel menu è «${guestLabel(name)}»`);
    },
    picture: (_, name) => <PictureField key={name} form={form} picture={picture} />,
    category: (_, name) =>
      field(name, undefined, (control) => (
        <Form.Select {...control}>
          <option value="">Scegli una categoria</option>
          {categories.map((category) => (
            <option key={category.name} value={category.name}>
              {category.name}
            </option>
          ))}
        </Form.Select>
      )),
    allergens: (_, name) => <AllergenField key={name} form={form} name={name} />,
    marks: (_, name) => (
      <Field
        key={name}
        isGroup
        id={controlId(name)}
        label={fields[name].label}
        hint={hints.get(name)}
      >
        {() => (
          <Choices
            name={name}
            choices={marks}
            chosen={values[name]}
            onToggle={(mark) =>
              form.setValue(name, toggled(marks, values[name], mark), { shouldDirty: true })
            }
          />
        )}
      </Field>
    ),
    flag: (_, name) => (
      <Form.Check
        key={name}
        type="switch"
        id={controlId(name)}
        label={fields[name].label}
        {...form.register(name)}
      />
    ),
  });
  const show = (group: FormGroup) =>
    fieldNames
      .filter((name) => 'form' in fields[name] && fields[name].form === group)
      .map((name) => controls[name]);
  return (
    <>
      {show('texts')}
      <GuestLanguages form={form} />
      <div className={styles.prices}>{show('prices')}</div>
      {show('beside')}
      {show('below')}
    </>
  );
}

/** The hints of optional texts. */
const HINTS: Record<string, string> = {
  warning: 'Facoltativa: si legge sempre per intero, sotto il nome del piatto',
  note: 'Si può lasciare vuoto',
};

/** Adds or removes an entry. Keeps the catalogue's order, so that the field is not dirty after a choice is undone. */
function toggled<Id>(catalogue: readonly { id: Id }[], chosen: readonly Id[], id: Id): Id[] {
  const ids = catalogue.map((entry) => entry.id);
  return ids.filter((other) => (other === id) !== chosen.includes(other));
}

/**
 * Entries that guests would not see, and possible slips, by field: a price far from its category's, a name that the category has,
 * a mark that the allergens contradict. It is said at the field and never asked.
 */
function useHints(form: ProductFormApi, values: FormValues, id: string, base: Product | null) {
  const { data: products = [] } = useProducts();
  const dish = useTypedDish(form);
  const change = base ? changeOf(base, dish) : creationOf(id, dish);
  const slips = change && dish.nome ? slipsOf(change, products) : [];
  // A price that is no number yet is none.
  const known = slips.filter(({ field }) => field === 'nome' || isPrice(values[field]));
  return new Map([...hintsOf(dish), ...known].map(({ field, text }) => [field, text]));
}

const isPrice = (value: unknown) => parsePrice(String(value)) !== null;

/** If the stored allergens could not be read completely, the user has to confirm that those in the form are all of them. */
function AllergenField({ form, name }: { form: ProductFormApi; name: FieldsOf<'allergens'> }) {
  const isUnreadable = form.formState.defaultValues?.allergeniControllati !== undefined;
  const [ids, saysNone] = useWatch({ control: form.control, name: [name, 'nessunAllergene'] });
  const dish = useTypedDish(form);
  function answer(allergeni: number[], isNone: boolean) {
    form.setValue(name, allergeni, { shouldDirty: true });
    form.setValue('nessunAllergene', isNone, { shouldDirty: true });
  }
  const tick = (id: number) => answer(toggled(allergens, ids, id), false);
  const without = (isNone: boolean, label: string) => (
    <Form.Check
      type="radio"
      id={`nessunAllergene-${isNone}`}
      name="nessunAllergene"
      label={label}
      checked={ids.length === 0 && isNone === saysNone}
      onChange={() => answer([], isNone)}
    />
  );
  return (
    <Field
      isGroup
      id={controlId(name)}
      label={fields[name].label}
      problem={form.formState.errors.allergeniControllati?.message}
    >
      {(described) => (
        <>
          {isUnreadable && (
            <Alert kind="error" title="Allergeni da verificare">
              <p>
                Quelli salvati non si leggono per intero: qui sono segnati solo quelli riconosciuti.
                Segnali tutti, poi conferma.
              </p>
            </Alert>
          )}
          <AllergenHint
            dish={dish}
            onTick={(id) => {
              tick(id);
              // Its button goes.
              document.getElementById(`${name}-${id}`)?.focus();
            }}
          />
          <Choices name={name} choices={allergens} chosen={ids} onToggle={tick} />
          <div className="form-choices">
            {without(true, 'Nessuno dei quattordici')}
            {without(false, 'Non ancora indicati')}
          </div>
          {isUnreadable && (
            <Form.Check
              {...described}
              id="allergeniControllati"
              label="Ho controllato gli allergeni: quelli segnati sono tutti"
              {...form.register('allergeniControllati')}
            />
          )}
        </>
      )}
    </Field>
  );
}
