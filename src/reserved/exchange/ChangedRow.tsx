import { differencesOf } from '../../domain/changes/change-plan';
import type { ImportChange } from '../../domain/exchange/import-plan';
import { Icon } from '../../ui/Icon';
import { FIELD_LABEL } from '../field-labels';
import { sidesOf } from './import-texts';
import { RowHead } from './RowHead';

/** A product that changes, field by field: before and after. */
export function ChangedRow({ row }: { row: ImportChange }) {
  return (
    <>
      <RowHead {...row} nome={row.change.nome} />
      <dl className="import-fields">
        {differencesOf(row.change).map((difference) => {
          const { before, after } = sidesOf(difference);
          return (
            <div key={difference.field}>
              <dt>{FIELD_LABEL[difference.field]}</dt>
              <dd>
                <bdi className="import-before">{before || 'niente'}</bdi>
                <Icon name="arrow-right" />
                <span className="visually-hidden"> diventa </span>
                <strong>
                  <bdi>{after}</bdi>
                </strong>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
