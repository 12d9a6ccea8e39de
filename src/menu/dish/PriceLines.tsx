import { formatPrice } from '../../domain/product/price';

type PriceLinesProps = {
  /** Euro; 0 is not shown. */
  price: number;
  /** Euro; null or 0 is not shown. */
  familyPrice: number | null;
  /** Euro; null or 0 is not shown. */
  meterPrice: number | null;
};

/** The prices of a dish, one below the other. */
export function PriceLines({ price, familyPrice, meterPrice }: PriceLinesProps) {
  const lines = [
    { label: 'Prezzo:', euro: price },
    { label: 'Prezzo Maxi:', euro: familyPrice ?? 0 },
    { label: 'Prezzo al Metro:', euro: meterPrice ?? 0 },
  ].filter(({ euro }) => euro > 0);
  // The only price is as strong as any, with the words that say what it is for.
  const isMain = (label: string) => label === 'Prezzo:' || lines.length === 1;
  if (lines.length === 0) return null;
  return (
    <dl className="prices">
      {lines.map(({ label, euro }) => (
        <div key={label} className={isMain(label) ? 'price-main' : 'price-line'}>
          <dt className={label === 'Prezzo:' ? 'visually-hidden' : undefined}>{label}</dt>
          <dd translate="no">{formatPrice(euro)}</dd>
        </div>
      ))}
    </dl>
  );
}
