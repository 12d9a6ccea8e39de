import { useMemo } from 'react';
import { getNothingNow, textsOf, todayNow } from '../../data/menu/today-now';
import { weekLines } from '../../domain/hours/weekly-hours';
import { useHouse } from '../../house';
import { mapsLink, restaurant, streetLine } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { OpeningHours } from '../../ui/OpeningStatus';
import { useStore } from '../../ui/useStore';
import styles from './HomePage.module.scss';

const { address } = restaurant;

/** Below the hero: what most visitors came for. */
export function HomeStrip() {
  const now = useStore(todayNow, getNothingNow);
  const { hours, phone } = useHouse();
  const { hoursToday } = useMemo(() => textsOf(now, hours), [now, hours]);
  const usual = weekLines(hours).map(({ days, times }) => (
    <span key={days} className="d-block">{`${days} ${times}`}</span>
  ));
  return (
    <section className="on-dark py-2 border-top" aria-label="In breve">
      <ul
        role="list"
        className={`page plain-list cells columns gap-0 column-gap-6 ${styles.strip}`}
      >
        <li className="tap">
          <Icon name="clock" className="gold" />
          <OpeningHours usual={usual} hoursToday={hoursToday} />
        </li>
        <li>
          <a className="tap" href={mapsLink}>
            <Icon name="map-pin" className="gold" />
            <span>{`${streetLine}, ${address.city}`}</span>
          </a>
        </li>
        <li className="d-print-none">
          <a className="tap" href={phone.href}>
            <Icon name="phone" className="gold" />
            <span>{phone.shown}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
