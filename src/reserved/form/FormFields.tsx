import { type UseFormRegisterReturn, useController, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { changeOf, type Fields } from '../../domain/changes/change';
import { allergens } from '../../domain/product/allergens';
import { allergenCategory, CLASSIC_PIZZAS, categories } from '../../domain/product/categories';
import {
  type FieldKind,
  type FieldName,
  type FieldsOf,
  type FormGroup,
  fieldNames,
  fields,
  fieldsByKind,
  fieldsOf,
  guestLabel,
  isOptional,
} from '../../domain/product/fields';
import { marks } from '../../domain/product/marks';
import type { Product } from '../../domain/product/product';
import { HIDDEN_CATEGORY } from '../../domain/staff/hints';
import { slipsOf } from '../../domain/staff/slips';
import { parsePrice } from '../../domain/staff/validation';
import { contradictions, warningIn } from '../../domain/staff/words';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { Alert } from '../Alert';
import { type ControlProps, controlId, Field, Tick } from '../Field';
import fieldStyles from '../Field.module.scss';
import { useProducts } from '../queries';
import { CardPreview } from './CardPreview';
import { type PictureApi, PictureField } from './PictureField';
import styles from './ProductForm.module.scss';
import type { Form, SaveJob } from './save-product';

const PRICES = fieldsOf('price', 'optionalPrice');

type FieldProps<Kind extends FieldKind> = { form: Form; name: FieldsOf<Kind> };

type FormFieldsProps = { form: Form; picture: PictureApi; job: SaveJob };

/** The controls of all fields of a product, by the field's kind. A new kind does not compile until it has a control here. */
export function FormFields({ form, picture, job }: FormFieldsProps) {
  const categoria = useWatch({ control: form.control, name: 'categoria' });
  const { data: products = [] } = useProducts();
  // Where staff have ordered a category, a new dish follows the ordered ones.
  const isOrdered =
    job.base?.categoria !== categoria &&
    products.some((product) => product.categoria === categoria && product.posizione !== null);
  const slips = useSlips(form, job, products);

  /** Label, hint and error of a field with one control. */
  const field = (
    name: Exclude<FieldName, FieldsOf<'picture'>>,
    hint: string | false,
    control: (props: ControlProps & UseFormRegisterReturn) => Elements,
  ) => (
    <Field
      key={name}
      id={controlId(name)}
      label={fields[name].label}
      hint={slips.get(name) ?? (hint || undefined)}
      problem={form.formState.errors[name]?.message}
    >
      {(described) => control({ ...described, ...form.register(name) })}
    </Field>
  );
  // Not `type="number"`, which hides input that it cannot parse. `decimal` shows a numeric keyboard with a separator.
  const priceField = (name: FieldsOf<'price' | 'optionalPrice'>, hint: string) =>
    field(name, hint, (control) => (
      <div className={fieldStyles.euro}>
        <span aria-hidden="true">€</span>
        <input {...control} className="form-control" inputMode="decimal" autoComplete="off" />
      </div>
    ));

  const controls: Record<FieldName, Elements> = fieldsByKind({
    // Answered with the allergens.
    noAllergens: () => null,
    // Chosen among the dishes of its category, not here.
    position: () => null,
    text: ({ role }, name) =>
      field(
        name,
        role === 'warning'
          ? 'Facoltativa: si legge sempre per intero, sotto il nome del piatto'
          : isOptional(name) && 'Si può lasciare vuoto',
        (control) => (
          <>
            {role === 'name' ? (
              <input {...control} className="form-control" autoComplete="off" />
            ) : (
              <textarea
                {...control}
                className={`form-control ${styles.growing}`}
                autoComplete="off"
                rows={3}
              />
            )}
            {role === 'warning' && <CopyWarning form={form} name={name} />}
          </>
        ),
      ),
    price: (_, name) => priceField(name, 'Con prezzo 0 il prezzo non viene mostrato'),
    optionalPrice: (_, name) =>
      priceField(
        name,
        `Facoltativo: nel menu è «${guestLabel(name)}», e si vede solo tra le «${CLASSIC_PIZZAS}»`,
      ),
    picture: (_, name) => <PictureField key={name} form={form} picture={picture} />,
    category: (_, name) =>
      field(name, categoria === allergenCategory.name && HIDDEN_CATEGORY, (control) => (
        <>
          <select {...control} className="form-select">
            <option value="">Scegli una categoria</option>
            {categories.map((category) => (
              <option key={category.name} value={category.name}>
                {category.name}
              </option>
            ))}
          </select>
          {isOrdered && (
            <p className={`quiet small ${fieldStyles.hint}`}>
              Qui l’ordine lo avete scelto voi: il piatto nuovo sta dopo quelli ordinati. Lo sposti
              in{' '}
              <Link to={paths.menuOrder(categories.find(({ name }) => name === categoria)?.link)}>
                Ordine del menu
              </Link>
              .
            </p>
          )}
        </>
      )),
    allergens: (_, name) => <AllergenField key={name} form={form} name={name} />,
    marks: (_, name) => (
      <Field
        key={name}
        isGroup
        id={controlId(name)}
        label={fields[name].label}
        hint={slips.get(name)}
        className={`grid ${styles.choices}`}
      >
        {() => <Choices form={form} name={name} choices={marks} />}
      </Field>
    ),
    flag: (_, name) => (
      <Tick key={name} {...form.register(name)}>
        {fields[name].label}
      </Tick>
    ),
  });
  const show = (group: FormGroup) =>
    fieldNames
      .filter((name) => 'form' in fields[name] && fields[name].form === group)
      .map((name) => controls[name]);
  return (
    <>
      <div>
        {show('texts')}
        <div className={`grid ${styles.prices}`}>{show('prices')}</div>
      </div>
      <div>{show('beside')}</div>
      {show('below')}
      <CardPreview form={form} image={picture.shown} />
    </>
  );
}

/**
 * What may be a slip in what was typed so far, by field: a price far from its category's, a name that the category has, a mark
 * that the allergens contradict. It is said at the field and never asked.
 */
function useSlips(form: Form, { id, base }: SaveJob, products: readonly Product[]) {
  const names = ['nome', 'categoria', 'etichette', 'allergeni', ...PRICES] as const;
  const [nome, categoria, etichette, allergeni, ...prices] = useWatch({
    control: form.control,
    name: names,
  });
  const typed = Object.fromEntries(
    PRICES.flatMap((name, index) => {
      const euro = parsePrice(prices[index] ?? '');
      return euro === null ? [] : [[name, euro]];
    }),
  );
  const after: Fields = { nome: nome.trim(), categoria, ...typed };
  const change = base ? changeOf(base, after) : { id, nome, before: null, after };
  const marked = contradictions({ etichette, allergeni }).join('. ');
  return new Map<FieldName, string>([
    ...(change && nome ? slipsOf(change, products) : []).map(
      ({ field, text }) => [field, text] as const,
    ),
    ...(marked ? ([['etichette', marked]] as const) : []),
  ]);
}

/** Copies what warns in the description, which stays as it is. Offered while the field is empty. */
function CopyWarning({ form, name }: FieldProps<'text'>) {
  const [description, value] = useWatch({ control: form.control, name: ['descrizione', name] });
  const warning = warningIn(description);
  if (warning === '' || value.trim() !== '') return null;
  function copy() {
    form.setValue(name, warning, { shouldDirty: true });
    form.setFocus(name);
  }
  return (
    <Button className={styles.copy ?? ''} icon="copy" onClick={copy}>
      {`Copia dalla descrizione: «${warning}»`}
    </Button>
  );
}

/** If the stored allergens could not be read completely, the user has to confirm that those in the form are all of them. */
function AllergenField({ form, name }: FieldProps<'allergens'>) {
  const isUnreadable = form.formState.defaultValues?.allergeniControllati !== undefined;
  const [ids, saysNone] = useWatch({ control: form.control, name: [name, 'nessunAllergene'] });
  const answer = (isNone: boolean) =>
    form.setValue('nessunAllergene', isNone, { shouldDirty: true });
  const withoutIds = (isNone: boolean) => ({
    type: 'radio',
    name: 'nessunAllergene',
    checked: ids.length === 0 && isNone === saysNone,
    onChange() {
      form.setValue(name, [], { shouldDirty: true });
      answer(isNone);
    },
  });
  return (
    <Field
      isGroup
      id={controlId(name)}
      label={fields[name].label}
      problem={form.formState.errors.allergeniControllati?.message}
      className={`grid ${styles.choices}`}
    >
      {(described) => (
        <>
          {isUnreadable && (
            <Alert kind="error" icon="triangle-alert" title="Allergeni da verificare">
              <p>
                Quelli salvati non si leggono per intero: qui sono segnati solo quelli riconosciuti.
                Segnali tutti, poi conferma.
              </p>
            </Alert>
          )}
          <Choices form={form} name={name} choices={allergens} onToggle={() => answer(false)} />
          <Tick {...withoutIds(true)}>Nessuno dei quattordici</Tick>
          <Tick {...withoutIds(false)}>Non ancora indicati</Tick>
          {isUnreadable && (
            <Tick {...described} {...form.register('allergeniControllati')}>
              Ho controllato gli allergeni: quelli segnati sono tutti
            </Tick>
          )}
        </>
      )}
    </Field>
  );
}

type ChoicesProps = FieldProps<'allergens' | 'marks'> & {
  choices: readonly { id: number | string; name: string; iconLink: string }[];
  onToggle?: () => void;
};

/** A checkbox for each entry of a catalogue. */
function Choices({ form, name, choices, onToggle }: ChoicesProps) {
  const { field } = useController({ control: form.control, name });
  const chosen: readonly (number | string)[] = field.value;
  // Keeps the order of the catalogue, so that the field is not dirty after a choice is undone.
  function toggle(id: number | string) {
    const ids = choices.map((choice) => choice.id);
    field.onChange(ids.filter((other) => (other === id) !== chosen.includes(other)));
    onToggle?.();
  }
  return choices.map((choice) => (
    <Tick
      key={choice.id}
      name={`${name}-${choice.id}`}
      checked={chosen.includes(choice.id)}
      onChange={() => toggle(choice.id)}
    >
      <Icon name={choice.iconLink} className="quiet if-room" />
      <span>{choice.name}</span>
    </Tick>
  ));
}
