import { type ChangeFields, fieldNames } from '../../domain/changes/change-plan';
import type { ImportChange } from '../../domain/exchange/import-plan';
import { formatPrice } from '../../domain/product/price';
import { FIELD_LABEL } from '../field-labels';
import { allergenText } from './import-texts';
import { RowHead } from './RowHead';

/** The fields of a new product that it has, in words; its name stands above them. */
function valuesOf(fields: ChangeFields) {
  return fieldNames.flatMap((name) => {
    const value = fields[name];
    if (name === 'nome' || value === null || value === undefined) return [];
    if (typeof value === 'number') return [{ name, text: formatPrice(value) }];
    if (name === 'image') return [{ name, text: 'quella del file' }];
    return [{ name, text: typeof value === 'string' ? value : allergenText(value) }];
  });
}

/** A product that the menu does not have yet. */
export function AddedRow({ row }: { row: ImportChange }) {
  return (
    <>
      <RowHead {...row} />
      <dl className="import-fields">
        {valuesOf(row.change.after ?? {}).map(({ name, text }) => (
          <div key={name}>
            <dt>{FIELD_LABEL[name]}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
