import { useMemo } from 'react';
import { getNothingNow, textsOf, tonightNow } from '../../data/menu/tonight-now';
import { weekLines } from '../../domain/hours/weekly-hours';
import { mapsLink, restaurant, streetLine } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { OpeningHours } from '../../ui/OpeningStatus';
import { useStore } from '../../ui/useStore';
import styles from './HomeStrip.module.scss';

const { address, hours, phone } = restaurant;

const USUAL = weekLines(hours).map(({ days, times }) => (
  <span key={days}>{`${days} ${times}`}</span>
));

/** Below the hero: what most visitors came for. */
export function HomeStrip() {
  const now = useStore(tonightNow, getNothingNow);
  const { todayNow } = useMemo(() => textsOf(now, hours), [now]);
  return (
    <section className={`on-dark ${styles.strip}`} aria-label="In breve">
      <ul className={`page plain-list ${styles.facts}`}>
        <li className="row">
          <Icon name="clock" />
          <OpeningHours usual={USUAL} todayNow={todayNow} />
        </li>
        <li>
          <a className="row" href={mapsLink}>
            <Icon name="map-pin" />
            <span>{`${streetLine}, ${address.city}`}</span>
          </a>
        </li>
        <li className="screen-only">
          <a className="row" href={phone.href}>
            <Icon name="phone" />
            <span>{phone.shown}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
