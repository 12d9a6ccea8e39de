import { weekLines } from '../../domain/hours/weekly-hours';
import { allergenWordings } from '../../domain/product/allergen-wordings';
import { allergens } from '../../domain/product/allergens';
import { addressLine, restaurant } from '../../restaurant';
import { filterTexts } from '../filter/filter-texts';
import { lawTexts } from '../law-texts';
import type { PaperDates } from './PaperPage';

type PrintedNotesProps = {
  /** Whether a dish is marked as frozen. */
  frozen: boolean;
  dates: PaperDates;
};

/** 'tutti i giorni 17:00-02:00' */
const printedHours = weekLines(restaurant.hours)
  .map(({ days, times }) => `${days} ${times.replaceAll(' – ', '-')}`.toLowerCase())
  .join(', ');

/** The foot of the printed menu: the numbered allergens, the notices that the law requires, the address and the date. */
export function PrintedNotes({ frozen, dates }: PrintedNotesProps) {
  const { phone } = restaurant;
  return (
    <footer className="printed-notes">
      <section aria-labelledby="stampa-allergeni">
        <h2 id="stampa-allergeni">Allergeni</h2>
        <ol className="printed-legend">
          {allergens.map(({ id, name }) => (
            <li key={id}>
              <b>{id}</b> <span>{name}</span> <small>{allergenWordings[id]}</small>
            </li>
          ))}
        </ol>
      </section>
      <p>
        {`${lawTexts.allergens} ${filterTexts.caution}.${frozen ? ` ${lawTexts.frozen}.` : ''}`}
      </p>
      <p className="printed-imprint">
        {addressLine} · {phone.shown} · {printedHours} · P.IVA {restaurant.vatNumber}
      </p>
      <p className="printed-imprint">
        {dates.current ? `Menu del ${dates.data}` : `Menu, dati del ${dates.data}`}
      </p>
    </footer>
  );
}
