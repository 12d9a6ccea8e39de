import { allergenCategory, categories } from '../../domain/product/categories';
import type { Problem } from '../../domain/product/validation';
import { FormField } from './FormField';

type CategoryFieldProps = {
  /** '' where none is chosen yet. */
  chosen: string;
  problem: Problem | null;
  onChange: (chosen: string) => void;
};

/** The choice of one of the nine categories. */
export function CategoryField({ chosen, problem, onChange }: CategoryFieldProps) {
  return (
    <FormField
      name="categoria"
      label="Categoria"
      problem={problem}
      hint={
        chosen === allergenCategory.name
          ? 'I prodotti in questa categoria non compaiono nel menu'
          : undefined
      }
    >
      {(control) => (
        <select
          {...control}
          className="form-select"
          name="categoria"
          value={chosen}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Scegli una categoria</option>
          {categories.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </FormField>
  );
}
