import { formatPrice } from '../../domain/product/price';

type PriceLinesProps = {
  /** Euro; 0 is not shown (spec point 9). */
  price: number;
  /** Euro; null or 0 is not shown. */
  familyPrice: number | null;
  /** Euro; null or 0 is not shown. */
  meterPrice: number | null;
};

/** The prices of a dish, one below the other. */
export function PriceLines({ price, familyPrice, meterPrice }: PriceLinesProps) {
  const lines = [
    { label: 'Prezzo:', euro: price, main: true },
    { label: 'Prezzo Maxi:', euro: familyPrice ?? 0, main: false },
    { label: 'Prezzo al Metro:', euro: meterPrice ?? 0, main: false },
  ].filter(({ euro }) => euro > 0);
  if (lines.length === 0) return null;
  return (
    <dl className="prices">
      {lines.map(({ label, euro, main }) => (
        <div key={label} className={main ? 'price-main' : 'price-line'}>
          <dt className={main ? 'visually-hidden' : undefined}>{label}</dt>
          <dd>{formatPrice(euro)}</dd>
        </div>
      ))}
    </dl>
  );
}
