import { type Change, differencesOf } from '../../domain/changes/change';
import { type FieldName, fieldNames, fields } from '../../domain/product/fields';
import type { ProductFields } from '../../domain/product/product';
import { fieldLabel, valueInWords } from '../../domain/product/words';
import { Icon } from '../../ui/Icon';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** A new value in words. A picture is shown by no file. */
function newValue<Name extends FieldName>(name: Name, value: ProductFields[Name] | undefined) {
  const isPicture = fields[name].kind === 'picture' && !isEmpty(value);
  return isPicture ? 'quella del file' : valueInWords(name, value);
}

/** What a row writes: the fields of a new product that it has, else each field that changes, before and after. */
export function ChangedFields({ change }: { change: Change }) {
  const { before, after } = change;
  const rows =
    before === null
      ? fieldNames
          // Its name stands above them.
          .filter((name) => name !== 'nome' && !isEmpty(after?.[name]))
          .map((name) => ({ name, from: null, to: newValue(name, after?.[name]) }))
      : differencesOf(change).map(({ field, before: from, after: to }) => ({
          name: field,
          from: valueInWords(field, from),
          to: newValue(field, to),
        }));
  return (
    <dl className="import-fields">
      {rows.map(({ name, from, to }) => (
        <div key={name}>
          <dt>{fieldLabel(name)}</dt>
          <dd>
            {from !== null && (
              <>
                <bdi className="import-before">{from}</bdi>
                <Icon name="arrow-right" />
                <span className="visually-hidden"> diventa </span>
              </>
            )}
            <bdi className={from === null ? undefined : 'import-after'}>{to}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
