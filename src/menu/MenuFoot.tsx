import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { getNothingNow, textsOf, tonightNow } from '../data/menu/tonight-now';
import { weekLines } from '../domain/hours/weekly-hours';
import { type Category, categories } from '../domain/product/categories';
import { paths } from '../paths';
import { addressLine, mapsLink, restaurant } from '../restaurant';
import { Icon } from '../ui/Icon';
import { OpeningHours, OpeningStatus } from '../ui/OpeningStatus';
import { useStore } from '../ui/useStore';
import { filterTexts } from './filter/filter-texts';
import { lawTexts } from './menu-texts';

const { hours, phone } = restaurant;

const USUAL = weekLines(hours)
  .map(({ days, times }) => `${days} ${times}`)
  .join(' · ');

type MenuFootProps = {
  /** The page's category. The foot links to the next one. */
  after?: Category;
  /** Whether a dish that the page shows is marked as frozen. */
  frozen?: boolean;
};

/** Foot of every menu page. Guests who scan a table's QR code never see the home page, so it repeats hours, address and phone. */
export function MenuFoot({ after, frozen = false }: MenuFootProps) {
  return (
    <>
      {after && <NextCategory after={after} />}
      <footer className="grid menu-foot">
        <section aria-label="Orari e indirizzo">
          <Opening />
          <address>{addressLine}</address>
          <p className="cluster screen-only">
            <a className="btn btn-primary" href={phone.href}>
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
          <p>{filterTexts.quietCaution}</p>
          <p>{lawTexts.allergens}</p>
          <p>Le immagini sono illustrative.</p>
          <p className="cluster links screen-only">
            <Link className="tap" to={paths.printedMenu}>
              Il menu da stampare
            </Link>
            <Link className="tap" to={paths.allergenRegister}>
              Il registro degli allergeni
            </Link>
          </p>
        </div>
      </footer>
    </>
  );
}

/** Whether the restaurant is open now, and its hours. */
export function Opening() {
  const now = useStore(tonightNow, getNothingNow);
  const { lineNow, todayNow } = useMemo(() => textsOf(now, hours), [now]);
  return (
    <>
      <OpeningStatus lineNow={lineNow} />
      <p>
        <OpeningHours usual={USUAL} todayNow={todayNow} />
      </p>
    </>
  );
}

function NextCategory({ after }: { after: Category }) {
  const place = categories.findIndex(({ link }) => link === after.link);
  const next = categories[place + 1] ?? categories[0];
  return (
    <Link className="box row menu-tile menu-next screen-only" to={paths.category(next.link)}>
      <Icon name={next.iconLink} className="if-room" />
      <span>
        <small className="quiet">Continua con</small> <span>{next.name}</span>
      </span>
      <Icon name="arrow-right" className="end" />
    </Link>
  );
}
