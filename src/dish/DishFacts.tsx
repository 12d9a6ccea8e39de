import type { ReactNode } from 'react';
import { type Allergen, type AllergenAnswer, allergenTexts } from '../domain/product/allergens';
import type { Place } from '../domain/product/fields';
import type { Mark } from '../domain/product/marks';
import { formatPrice } from '../domain/product/price';
import { Icon } from '../ui/Icon';
import type { Item } from './item';

type DeclaredAllergensProps = {
  allergens: readonly Allergen[];
  /** What is known of them; nothing is said if the dish has only the fields of the specification. */
  answer?: AllergenAnswer | undefined;
  avoided: readonly number[];
  /** Whether it is the dish's dialog or page: it has the section even if the dish declares none, and names allergens in full. */
  inDialog?: boolean;
  heading?: 'h2' | 'h3' | 'h4';
};

/**
 * The 'Allergeni' section of a dish; on a card without any it is a line. That there are none a card says only to a visitor who
 * avoids allergens; in brief and on paper, where allergens are words, the style sheet shows it always.
 */
export function DeclaredAllergens({
  allergens,
  answer = 'declared',
  avoided,
  inDialog = false,
  heading: Heading = 'h3',
}: DeclaredAllergensProps) {
  const text = allergenTexts[answer];
  const isAlone = answer === 'none' || answer === 'undeclared';
  if (allergens.length === 0 && text === '') return null;
  if (isAlone && !inDialog) {
    const look = answer === 'none' && avoided.length === 0 ? 'item-none' : 'quiet';
    return <p className={`item-allergens item-undeclared ${look}`}>{text}</p>;
  }
  return (
    <section className="item-allergens">
      <Heading>Allergeni</Heading>
      {isAlone && <p className="item-undeclared quiet">{text}</p>}
      {allergens.length > 0 && (
        <ul className="cluster tight plain-list item-badges">
          {allergens.map(({ id, name, fullName, iconLink }) => (
            <li
              key={id}
              className={`row item-badge ${avoided.includes(id) ? 'item-avoided' : ''}`.trim()}
            >
              <Icon name={iconLink} />
              <span>{inDialog ? fullName : name}</span>
              {avoided.includes(id) && <span className="visually-hidden"> (da evitare)</span>}
            </li>
          ))}
        </ul>
      )}
      {answer === 'toVerify' && (
        <p className="row alarm item-to-verify">
          <Icon name="circle-alert" />
          <span>{text}</span>
        </p>
      )}
    </section>
  );
}

type DishNotesProps = {
  /** None if the dish has only the fields of the specification. */
  notes: Item['notes'] | undefined;
  /** The role of the texts; without it all. */
  only?: Item['notes'][number]['role'];
  place: Place;
  mark?: ((text: string) => ReactNode) | undefined;
};

/** The texts of a role that a place shows: warnings belong directly below the name, notes after the ingredients. */
export function DishNotes({ notes = [], only, place, mark = unmarked }: DishNotesProps) {
  return notes
    .filter(({ role, places }) => (only ?? role) === role && places.includes(place))
    .map(({ name, role, text }) => (
      <p key={name} data-text={role}>
        {mark(text)}
      </p>
    ));
}

export const unmarked = (text: string): ReactNode => text;

/** The marks that staff have given to a dish, as icons with labels. Renders nothing if there are none. */
export function DishMarks({ marks }: { marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className="cluster plain-list item-marks" aria-label="Etichette">
      {marks.map(({ id, name, iconLink }) => (
        <li key={id} className="row tight" data-mark={id}>
          <Icon name={iconLink} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The prices of a dish. A price of 0 is not shown. */
export function PriceLines(item: Pick<Item, 'price' | 'familyPrice' | 'meterPrice'>) {
  const lines = [
    { label: 'Prezzo:', euro: item.price },
    { label: 'Prezzo Maxi:', euro: item.familyPrice ?? 0 },
    { label: 'Prezzo al Metro:', euro: item.meterPrice ?? 0 },
  ].filter(({ euro }) => euro > 0);
  // A dish's only price is styled as its main one, and keeps the label that says what it is for.
  const isMain = (label: string) => label === 'Prezzo:' || lines.length === 1;
  if (lines.length === 0) return null;
  return (
    <dl className="cluster item-prices">
      {lines.map(({ label, euro }) => (
        <div key={label} className={isMain(label) ? 'item-price-main' : 'item-price-line'}>
          <dt className={label === 'Prezzo:' ? 'visually-hidden' : undefined}>{label}</dt>
          <dd translate="no">{formatPrice(euro)}</dd>
        </div>
      ))}
    </dl>
  );
}
