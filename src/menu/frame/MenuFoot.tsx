import { useMemo } from 'react';
import { getNothingNow, textsOf, todayNow } from '../../data/menu/today-now';
import { weekLines } from '../../domain/hours/weekly-hours';
import { addressLine, mapsLink, restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { OpeningHours, OpeningStatus } from '../../ui/OpeningStatus';
import { useStore } from '../../ui/useStore';
import { filterTexts } from '../filter-texts';
import { lawTexts } from '../menu-texts';

const { hours, phone, vatNumber } = restaurant;

const USUAL = weekLines(hours)
  .map(({ days, times }) => `${days} ${times}`)
  .join(' · ');

type MenuFootProps = {
  /** Whether a dish that the page shows is marked as frozen. */
  frozen?: boolean;
};

/** Foot of every menu page: what the law wants said, once. Guests who scan a table's QR code never see the home page. */
export function MenuFoot({ frozen = false }: MenuFootProps) {
  return (
    <footer className="cells columns column-gap-7 border-top menu-foot">
      <section aria-label="Orari e indirizzo">
        <Opening />
        <address>{addressLine}</address>
        <p className="d-none d-print-block">{`${phone.shown} · P.IVA ${vatNumber}`}</p>
        <p className="cluster mt-3 d-print-none">
          <a className="btn btn-outline-dark" href={phone.href}>
            <Icon name="phone" />
            Chiama adesso
          </a>
          <a className="btn btn-outline-dark" href={mapsLink}>
            <Icon name="map-pin" />
            Apri in Maps
          </a>
        </p>
      </section>
      <div className="quiet">
        {lawTexts.charges && <p>{lawTexts.charges}</p>}
        {frozen && <p>{lawTexts.frozen}</p>}
        <p>{`${filterTexts.caution}.`}</p>
        <p>{lawTexts.allergens}</p>
        <p>Le immagini sono illustrative.</p>
      </div>
    </footer>
  );
}

/** Whether the restaurant is open now, and its hours. */
export function Opening() {
  const now = useStore(todayNow, getNothingNow);
  const { lineNow, hoursToday } = useMemo(() => textsOf(now, hours), [now]);
  return (
    <>
      <OpeningStatus lineNow={lineNow} />
      <p>
        <OpeningHours usual={USUAL} hoursToday={hoursToday} />
      </p>
    </>
  );
}
