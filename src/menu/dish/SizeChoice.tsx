import { formatPrice } from '../../domain/product/price';
import { isShownPrice } from '../../domain/product/shown';
import { type Prices, type Size, sizes } from '../../domain/product/sizes';
import { useTexts } from '../../ui/texts';

type SizeChoiceProps = {
  prices: Prices;
  /** The sizes to choose among. */
  among: readonly Size[];
  chosen: Size;
  onChoose: (size: Size) => void;
};

/** The prices of a dish below one another, as `PriceLines` has them; a tap on one chooses its size. */
export function SizeChoice({ prices, among, chosen, onChoose }: SizeChoiceProps) {
  const { t } = useTexts();
  return (
    <fieldset className="dish-sizes">
      <legend className="visually-hidden">{t('Formato')}</legend>
      {among.map((size) => {
        const { label, priceLabel, price: name } = sizes[size];
        const euro = prices[name];
        const isTold = isShownPrice(euro);
        const price = isTold ? formatPrice(euro) : t('chiedi al personale');
        return (
          <label key={size} className="beside tap justify-content-end">
            {size !== 'normale' && <span className="quiet">{t(priceLabel)}</span>}
            <b translate={isTold ? 'no' : undefined}>{price}</b>
            <input
              type="radio"
              className="choice"
              name="formato"
              aria-label={`${t(label)} ${price}`}
              checked={size === chosen}
              onChange={() => onChoose(size)}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
