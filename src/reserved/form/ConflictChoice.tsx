import { useId, useState } from 'react';
import type { Product } from '../../domain/product/product';
import type { FieldName } from '../../domain/product/validation';
import type { ProductFormApi } from './useProductForm';

type ConflictChoiceProps = {
  form: ProductFormApi;
  /** The product as somebody else has saved it. */
  current: Product;
};

/** Shows field by field what somebody else has written and what stands in the form, and saves what is chosen of each. */
export function ConflictChoice({ form, current }: ConflictChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<FieldName, 'mine' | 'theirs'>>(new Map());
  const fields = form.differencesFrom(current);
  if (fields.length === 0) return null;
  const sideOf = ({ name, changedByMe }: (typeof fields)[number]) =>
    chosen.get(name) ?? (changedByMe ? 'mine' : 'theirs');

  return (
    <div className="conflict">
      {fields.map((field) => {
        const { name, label, theirs, mine } = field;
        const side = sideOf(field);
        const choose = (next: 'mine' | 'theirs') => setChosen(new Map(chosen).set(name, next));
        return (
          <fieldset key={name} className="conflict-field">
            <legend>{label}</legend>
            <Side
              field={name}
              label="Nel menu adesso"
              text={theirs}
              checked={side === 'theirs'}
              onChoose={() => choose('theirs')}
            />
            <Side
              field={name}
              label="Qui nel modulo"
              text={mine}
              checked={side === 'mine'}
              onChoose={() => choose('mine')}
            />
          </fieldset>
        );
      })}
      <button
        type="button"
        className="btn btn-primary"
        onClick={() =>
          form.resolve(
            current,
            new Set(fields.filter((field) => sideOf(field) === 'mine').map(({ name }) => name)),
          )
        }
      >
        Salva quello che ho scelto
      </button>
    </div>
  );
}

type SideProps = {
  field: FieldName;
  label: string;
  text: string;
  checked: boolean;
  onChoose: () => void;
};

function Side({ field, label, text, checked, onChoose }: SideProps) {
  const id = useId();
  return (
    <label className="conflict-side">
      <input
        type="radio"
        className="form-check-input"
        name={`conflitto-${field}`}
        aria-labelledby={`${id}-side`}
        aria-describedby={`${id}-text`}
        checked={checked}
        onChange={onChoose}
      />
      <span>
        <span id={`${id}-side`}>{label}</span>: <bdi id={`${id}-text`}>{text}</bdi>
      </span>
    </label>
  );
}
