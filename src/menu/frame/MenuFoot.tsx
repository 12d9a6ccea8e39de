import { useMemo } from 'react';
import { bakedHouse } from '../../data/menu/house-now';
import { getNothingNow, textsOf, todayNow } from '../../data/menu/today-now';
import { weekLines } from '../../domain/hours/weekly-hours';
import { chargesInWords } from '../../domain/house/practical';
import { useHouse } from '../../house';
import { addressLine, mapsLink, restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { OpeningHours, OpeningStatus, SpecialDayLines } from '../../ui/OpeningStatus';
import { useTexts } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { filterTexts } from '../filter-texts';
import { lawTexts } from '../menu-texts';

type MenuFootProps = {
  /** Whether a dish that the page shows is marked as frozen. */
  frozen?: boolean;
  /** What the page answers above: it is not said twice. */
  said?: readonly string[] | undefined;
};

/** Foot of every menu page: what the law wants said, once. Guests who scan a table's QR code never see the home page. */
export function MenuFoot({ frozen = false, said }: MenuFootProps) {
  const { t } = useTexts();
  const house = useHouse();
  const { phone } = house;
  const charges = chargesInWords(house, t);
  return (
    <footer className="cells columns column-gap-7 border-top menu-foot">
      <section aria-label={t('Orari e indirizzo')}>
        {!said?.includes('hours') && <Opening />}
        <address>{addressLine}</address>
        <p className="d-none d-print-block">{`${phone.shown} · P.IVA ${restaurant.vatNumber}`}</p>
        <p className="cluster mt-3 d-print-none">
          <a className="btn btn-outline-dark" href={phone.href}>
            <Icon name="phone" />
            <span>{t('Chiama adesso')}</span>
          </a>
          <a className="btn btn-outline-dark" href={mapsLink}>
            <Icon name="map-pin" />
            <span>{t('Apri in Maps')}</span>
          </a>
        </p>
      </section>
      <div className="quiet">
        {charges && !said?.includes('charges') && <p className="house-fact">{charges}</p>}
        {frozen && <LawText text={lawTexts.frozen} />}
        <p>{`${t(filterTexts.caution)}.`}</p>
        <LawText text={lawTexts.allergens} />
        <p>{t('Le immagini sono illustrative.')}</p>
      </div>
    </footer>
  );
}

/** What the law wants said: in the language that is shown, and in Italian. */
function LawText({ text }: { text: string }) {
  const { t, isItalian } = useTexts();
  return (
    <>
      <p>{t(text)}</p>
      {!isItalian && <p lang="it">{text}</p>}
    </>
  );
}

/** Whether the restaurant is open now, and its hours. */
export function Opening() {
  const texts = useTexts();
  const now = useStore(todayNow, getNothingNow);
  const { hours } = useHouse();
  const { lineNow, hoursToday, linesNow } = useMemo(
    () => textsOf(now, hours, texts),
    [now, hours, texts],
  );
  const usual = weekLines(hours, texts.t)
    .map(({ days, times }) => `${days} ${times}`)
    .join(' · ');
  return (
    <>
      <OpeningStatus lineNow={lineNow} />
      <p>
        <OpeningHours usual={usual} hoursToday={hoursToday} />
        <SpecialDayLines baked={bakedHouse().lines} linesNow={linesNow} />
      </p>
    </>
  );
}
