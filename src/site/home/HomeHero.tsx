import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { getNothingNow, textsOf, todayNow } from '../../data/menu/today-now';
import { useHouse } from '../../house';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { OpeningStatus } from '../../ui/OpeningStatus';
import { useStore } from '../../ui/useStore';
import styles from '../Hero.module.scss';
import { HomeNotice } from './HomeNotice';

// `sizes` is less than the real width: a phone with a pixel ratio of 3 then fetches the 50 kB file, not the 110 kB one.
const PORTRAIT = { media: '(max-width: 767.98px)', sizes: '50vw', width: 900, height: 1200 };

export function HomeHero() {
  const now = useStore(todayNow, getNothingNow);
  const { hours, phone } = useHouse();
  const { lineNow } = useMemo(() => textsOf(now, hours), [now, hours]);
  return (
    <section className={`${styles.hero} on-dark position-relative overflow-hidden`} data-hero>
      <picture className={`${styles.picture} d-print-none`}>
        <source
          {...PORTRAIT}
          type="image/avif"
          srcSet="/pictures/hero-portrait-640.avif 640w, /pictures/hero-portrait-900.avif 900w"
        />
        <source
          {...PORTRAIT}
          srcSet="/pictures/hero-portrait-640.webp 640w, /pictures/hero-portrait-900.webp 900w"
        />
        <source
          type="image/avif"
          srcSet="/pictures/hero-1280.avif 1280w, /pictures/hero-1920.avif 1920w"
          sizes="100vw"
        />
        <img
          src="/pictures/hero-1280.webp"
          srcSet="/pictures/hero-1280.webp 1280w, /pictures/hero-1920.webp 1920w"
          sizes="100vw"
          width={1920}
          height={1080}
          alt="Pizza margherita appena sfornata su un tavolo di noce, con basilico e pomodorini"
          fetchPriority="high"
        />
      </picture>
      <div className={`page position-relative z-2 ${styles.text}`}>
        <OpeningStatus lineNow={lineNow} />
        <h1 className="mb-4">
          La vera pizza, <br />
          <span>{`dal ${restaurant.since}`}</span>
        </h1>
        <p className="intro mb-5">
          Impasto a lunga lievitazione, forno a legna, ingredienti scelti ogni mattina.
        </p>
        <div className="cluster">
          <Link className="btn btn-primary btn-lg" to={paths.menu}>
            Scopri il nostro menu
          </Link>
          <a className={`btn btn-lg ${styles.call}`} href={phone.href}>
            <Icon name="phone" />
            Chiama adesso
          </a>
        </div>
        <HomeNotice />
      </div>
    </section>
  );
}
