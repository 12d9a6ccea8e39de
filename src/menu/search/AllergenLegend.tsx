import { allergenWordings } from '../../domain/allergens/allergen-wordings';
import { allergens } from '../../domain/product/allergens';
import { useTexts } from '../../ui/texts';

/** The allergens as the law words them, at the end of the printed menu. */
export function AllergenLegend() {
  const { t } = useTexts();
  return (
    <section className="menu-legend d-none d-print-block" aria-labelledby="legenda-allergeni">
      <h2 id="legenda-allergeni">{t('Allergeni')}</h2>
      <ol role="list" className="plain-list">
        {allergens.map(({ id, name }) => (
          <li key={id}>
            <strong>{t(name)}</strong> <small>{t(allergenWordings[id] ?? '')}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
