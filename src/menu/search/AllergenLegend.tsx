import { allergenWordings } from '../../domain/product/allergen-wordings';
import { allergens } from '../../domain/product/allergens';

/** The allergens as the law words them, at the end of the printed menu. */
export function AllergenLegend() {
  return (
    <section className="menu-legend d-none d-print-block" aria-labelledby="legenda-allergeni">
      <h2 id="legenda-allergeni">Allergeni</h2>
      <ol role="list" className="plain-list">
        {allergens.map(({ id, name }) => (
          <li key={id}>
            <strong>{name}</strong> <small>{allergenWordings[id]}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
