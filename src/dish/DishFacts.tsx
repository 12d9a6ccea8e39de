import type { ReactNode } from 'react';
import {
  type Allergen,
  type AllergenAnswer,
  allergenTexts,
  mayHaveMore,
} from '../domain/product/allergens';
import type { FieldPlace } from '../domain/product/fields';
import type { Mark } from '../domain/product/marks';
import { formatPrice } from '../domain/product/price';
import { isShownPrice } from '../domain/product/shown';
import { type Prices, sizes } from '../domain/product/sizes';
import { Icon } from '../ui/Icon';
import { useTexts } from '../ui/texts';
import { unmarked } from './DishName';
import type { Item } from './item';

type AllergensProps = {
  allergens: readonly Allergen[];
  /** What is known of them; nothing is said if the dish has only the fields of the specification. */
  answer?: AllergenAnswer | undefined;
  avoided: readonly number[];
};

type DeclaredAllergensProps = AllergensProps & {
  /** Whether all is said: the section stands even if the dish declares none, and names allergens in full. */
  inFull?: boolean;
  heading?: 'h2' | 'h3' | 'h4';
};

const isAlone = (answer: AllergenAnswer) => answer === 'none' || answer === 'undeclared';

/** The 'Allergeni' section of a dish. On a card without any it is a line: that there are none, only for a visitor who avoids some. */
export function DeclaredAllergens({
  allergens,
  answer = 'declared',
  avoided,
  inFull = false,
  heading: Heading = 'h3',
}: DeclaredAllergensProps) {
  const { t } = useTexts();
  const text = allergenTexts[answer] && t(allergenTexts[answer]);
  if (allergens.length === 0 && text === '') return null;
  if (isAlone(answer) && !inFull) {
    if (answer === 'none' && avoided.length === 0) return null;
    return <p className="item-allergens quiet">{text}</p>;
  }
  return (
    <section className="item-allergens">
      <Heading>{t('Allergeni')}</Heading>
      {isAlone(answer) && <p className="m-0 quiet">{text}</p>}
      {allergens.length > 0 && (
        <ul role="list" className="plain-list item-badges">
          {allergens.map(({ id, name, fullName, iconLink }) => (
            <li
              key={id}
              className={`beside gap-1 item-badge ${avoided.includes(id) ? 'item-avoided' : ''}`.trim()}
            >
              <Icon name={iconLink} />
              <span>{t(inFull ? fullName : name)}</span>
              {avoided.includes(id) && <Avoid />}
            </li>
          ))}
        </ul>
      )}
      {answer === 'toVerify' && (
        <p className="beside align-items-start m-0 alarm">
          <Icon name="circle-alert" />
          <span>{text}</span>
        </p>
      )}
    </section>
  );
}

function Avoid() {
  const { t } = useTexts();
  return <span className="visually-hidden">{` (${t('da evitare')})`}</span>;
}

/** A dish's allergens, in words: as the printed menu has them. */
export function AllergensInWords({ allergens, answer = 'declared', avoided }: AllergensProps) {
  const { t } = useTexts();
  const text = allergenTexts[answer] && t(allergenTexts[answer]);
  if (allergens.length === 0 && text === '') return null;
  return (
    <p className="item-allergens">
      {allergens.length > 0 && (
        <span>
          <b>{`${t('Allergeni')}: `}</b>
          {allergens.map(({ id, name }, at) => (
            <span key={id}>
              <span className={avoided.includes(id) ? 'item-avoided' : undefined}>
                <span>{t(name)}</span>
                {avoided.includes(id) && <Avoid />}
              </span>
              <span>{at < allergens.length - 1 ? ', ' : ' '}</span>
            </span>
          ))}
        </span>
      )}
      {text && <span className={mayHaveMore(answer) ? 'alarm' : 'quiet'}>{text}</span>}
    </p>
  );
}

type DishNotesProps = {
  /** None if the dish has only the fields of the specification. */
  notes: Item['notes'] | undefined;
  /** The role of the texts; without it all. */
  only?: Item['notes'][number]['role'];
  place: FieldPlace;
  mark?: ((text: string) => ReactNode) | undefined;
};

/** The texts of a role that a place shows: warnings belong directly below the name, notes after the ingredients. */
export function DishNotes({ notes = [], only, place, mark = unmarked }: DishNotesProps) {
  const { t, language, isItalian } = useTexts();
  return notes
    .filter(({ role, places }) => (only ?? role) === role && places.includes(place))
    .map(({ name, role, text }) => (
      <p key={name} data-text={role} lang={isItalian ? undefined : 'it'}>
        <span>{mark(text)}</span>
        {!isItalian && role === 'warning' && place !== 'waiter' && (
          <small className="d-block" lang={language}>
            {t('Nota importante in italiano: chiedi al personale')}
          </small>
        )}
      </p>
    ));
}

/** The marks that staff have given to a dish, in words. Renders nothing if there are none. */
export function DishMarks({ marks }: { marks: readonly Mark[] }) {
  const { t } = useTexts();
  if (marks.length === 0) return null;
  return (
    <ul role="list" className="plain-list item-marks" aria-label={t('Etichette')}>
      {marks.map(({ id, name }) => (
        <li key={id} data-mark={id}>
          {t(name)}
        </li>
      ))}
    </ul>
  );
}

type SomePrices = Partial<Prices>;

const BASE = sizes.normale.priceLabel;

/** The prices of a dish below one another, that of one first. A price of 0 is not shown. */
export function PriceLines(item: SomePrices) {
  const prices = Object.values(sizes).map(({ priceLabel, price }) => [priceLabel, item[price]]);
  return <PriceList className="item-prices" prices={Object.fromEntries(prices)} />;
}

/** The prices of the other sizes, on one line. */
export function SizesLine({ familyPrice, meterPrice }: SomePrices) {
  const prices = { Maxi: familyPrice, Metro: meterPrice };
  return <PriceList className="item-prices item-sizes" prices={prices} />;
}

type PriceListProps = { className: string; prices: Record<string, number | null | undefined> };

function PriceList({ className, prices }: PriceListProps) {
  const { t } = useTexts();
  const shown = Object.entries(prices).flatMap(([label, euro]) =>
    euro && euro > 0 ? { label, euro } : [],
  );
  if (shown.length === 0) return null;
  return (
    <dl className={className}>
      {shown.map(({ label, euro }) => (
        <div key={label} className={label === BASE ? 'item-price-main' : undefined}>
          <dt className={label === BASE ? 'visually-hidden' : undefined}>{t(label)}</dt>
          {isShownPrice(euro) ? (
            <dd translate="no">{formatPrice(euro)}</dd>
          ) : (
            <dd>{t('chiedi al personale')}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
