import { type ReactNode, useMemo } from 'react';
import { bakedHouse } from '../../data/menu/house-now';
import { getNothingNow, textsOf, todayNow } from '../../data/menu/today-now';
import { weekLines } from '../../domain/hours/weekly-hours';
import { useHouse } from '../../house';
import { addressLine, mapsLink, restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { OpeningHours, SpecialDayLines } from '../../ui/OpeningStatus';
import { useStore } from '../../ui/useStore';
import pair from '../Pair.module.scss';
import { MapBox } from './MapBox';
import styles from './ReachUs.module.scss';

/** 'Come raggiungerci': the target of the link 'Contatti'. */
export function ReachUs() {
  const now = useStore(todayNow, getNothingNow);
  const { hours, phone } = useHouse();
  const { hoursToday, linesNow } = useMemo(() => textsOf(now, hours), [now, hours]);
  const usual = weekLines(hours).map(({ days, times }) => (
    <span key={days} className="d-block">
      <span>{days}</span> <span className="text-nowrap">{times}</span>
    </span>
  ));
  return (
    <section
      id="contatti"
      className={`section on-dark ${styles.reach}`}
      aria-labelledby="come-raggiungerci"
    >
      <div className={`page cells ${pair.pair}`}>
        <div>
          <h2 id="come-raggiungerci">Come raggiungerci</h2>
          <p className="intro quiet">{restaurant.directions}</p>
          <dl className={`cells columns my-5 ${styles.facts}`}>
            <Fact icon="map-pin" name="Indirizzo">
              {addressLine}
            </Fact>
            <Fact icon="clock" name="Orari">
              <OpeningHours usual={usual} hoursToday={hoursToday} />
              <SpecialDayLines baked={bakedHouse().lines} linesNow={linesNow} />
            </Fact>
            <Fact icon="phone" name="Telefono">
              <a href={phone.href}>{phone.shown}</a>
            </Fact>
            <Fact icon="mail" name="E-mail">
              <a href={`mailto:${restaurant.email}`}>{restaurant.email}</a>
            </Fact>
          </dl>
          <a className="btn btn-primary btn-lg" href={mapsLink}>
            <Icon name="map-pin" />
            Apri in Maps
          </a>
        </div>
        <MapBox />
      </div>
    </section>
  );
}

function Fact({ icon, name, children }: { icon: string; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="beside fw-semibold">
        <Icon name={icon} className="gold" />
        <span>{name}</span>
      </dt>
      <dd className="quiet">{children}</dd>
    </div>
  );
}
