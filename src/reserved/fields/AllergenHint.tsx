import Button from 'react-bootstrap/Button';
import { omittedAllergens } from '../../domain/allergens/named-allergens';
import { allergensOf } from '../../domain/product/allergens';
import type { ProductFields } from '../../domain/product/product';
import { suggestedInWords } from '../../domain/product/words';

type AllergenHintProps = { dish: ProductFields; onTick: (id: number) => void };

/** The allergens that a dish's words make likely and that are not ticked, with a tap to tick each. Renders nothing if there are none. */
export function AllergenHint({ dish, onTick }: AllergenHintProps) {
  const omitted = omittedAllergens(dish);
  if (omitted.length === 0) return null;
  return (
    <div className="my-2">
      <p className="alarm mb-1">{suggestedInWords(omitted)}</p>
      <div className="d-flex flex-wrap gap-2">
        {allergensOf(omitted.map(({ id }) => id)).map(({ id, name }) => (
          <Button key={id} size="sm" variant="outline-dark" onClick={() => onTick(id)}>
            {`Spunta ${name}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
