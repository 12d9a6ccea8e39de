import type { planPrices } from '../../domain/changes/price-change';
import type { Product } from '../../domain/product/product';
import { PreviewGroup, type useToggled } from '../changes/ChangePreview';
import { counted } from '../texts';
import styles from './PriceChangePage.module.scss';

const rowOf = ({ id, nome, categoria }: Product) => ({ key: id, nome, place: categoria });

type PricePreviewProps = {
  /** null until products and an amount are chosen. */
  plan: ReturnType<typeof planPrices> | null;
  leftOut: ReturnType<typeof useToggled>;
  /** What the plan changes, in numbers. */
  result: string;
  /** How many products are left out by hand. */
  out: number;
};

export function PricePreview({ plan, leftOut, result, out }: PricePreviewProps) {
  return (
    <section className={styles.preview} aria-labelledby="prima-e-dopo">
      <h2 id="prima-e-dopo">Prima e dopo</h2>
      <div role="status">
        {!plan && (
          <p>Scegli i piatti e scrivi di quanto cambiare: qui vedi ogni prezzo prima e dopo.</p>
        )}
        {plan && (
          <p>
            <strong>{result}</strong>
            {out > 0 && <span>{` · ${counted(out, 'lasciato fuori', 'lasciati fuori')}`}</span>}
          </p>
        )}
        {plan !== null && plan.notChosen > 0 && (
          <p className="quiet small">
            {counted(
              plan.notChosen,
              'prezzo di un altro formato resta com’è.',
              'prezzi di altri formati restano come sono.',
            )}
          </p>
        )}
        {plan !== null && plan.unchanged > 0 && (
          <p className="quiet small">
            <span>{counted(plan.unchanged, 'piatto resta com’è', 'piatti restano come sono')}</span>
            : il prezzo manca, è 0 (non si mostra) oppure non cambia con l’arrotondamento.
          </p>
        )}
      </div>
      {plan && (
        <>
          <PreviewGroup
            title="Esclusi"
            rows={plan.blocked.map(({ product, note }) => ({ ...rowOf(product), note }))}
          />
          <PreviewGroup
            title="Cambiano"
            rows={plan.rows.map(({ product, change }) => ({ ...rowOf(product), change }))}
            toggled={leftOut}
            outAtFirst={false}
          />
        </>
      )}
    </section>
  );
}
