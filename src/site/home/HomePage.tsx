import { Link } from 'react-router-dom';
import { dishCategories } from '../../domain/product/categories';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import pair from '../Pair.module.scss';
import { DISH, Picture, SCENE } from '../Picture';
import { BeforeYouCome } from './BeforeYouCome';
import { HomeDishes } from './HomeDishes';
import { HomeHero } from './HomeHero';
import styles from './HomePage.module.scss';
import { HomeStrip } from './HomeStrip';
import { ReachUs } from './ReachUs';
import { RestaurantSchema } from './RestaurantSchema';

const [antipasti, panini, , pinse, classicPizzas, , dolci] = dishCategories;
const LARGE = '(min-width: 992px) 42rem, (min-width: 768px) 48vw, 95vw';
// Less than the real width, half the page: on phones the small file is sharp enough.
const SMALL = '(min-width: 992px) 21rem, 32vw';

export function HomePage() {
  return (
    <>
      <PageHead
        title={restaurant.name}
        suffix={restaurant.address.city}
        description={`${restaurant.tagline}, a ${restaurant.address.city}. Impasto a lunga lievitazione e forno a legna: leggi il menu, chiamaci o passa a trovarci.`}
        path={paths.home}
        site={restaurant}
      />
      <RestaurantSchema />
      <HomeHero />
      <HomeStrip />
      <HomeDishes />
      <div className={`cells section ${styles.features}`}>
        <Feature
          icon="pizza"
          kicker="Le pizze"
          title="Quarantotto ore di pazienza, novanta secondi di forno"
          pictures={
            <Picture
              format={DISH}
              name="pizza-diavola"
              sizes={LARGE}
              alt="Pizza diavola con salame piccante, mozzarella e basilico"
            />
          }
        >
          <p className="intro quiet">
            L’impasto riposa due giorni, poi incontra il fuoco. Il bordo si gonfia, il pomodoro
            resta dolce, il fiordilatte fila. Le classiche ci sono anche Maxi e al metro, da mettere
            in mezzo al tavolo.
          </p>
          <Link className="tap fw-semibold" to={paths.category(classicPizzas.link)}>
            Guarda le pizze classiche
          </Link>
        </Feature>
        <Feature
          icon="sandwich"
          kicker="Oltre la pizza"
          title="Pinse croccanti, fritti dorati, panini fatti a mano"
          pictures={
            <div className={`cells ${styles.collage}`}>
              <Picture
                format={DISH}
                name="pinsa-crudo"
                sizes={LARGE}
                alt="Pinsa con prosciutto crudo, rucola, pomodorini e scaglie di grana"
              />
              <Picture
                format={DISH}
                name="panino"
                sizes={SMALL}
                alt="Panino con il sesamo e lattuga"
              />
              <Picture
                format={DISH}
                name="suppli"
                sizes={SMALL}
                alt="Supplì con la salsa di pomodoro"
              />
            </div>
          }
        >
          <p className="intro quiet">
            Per chi ha fame di altro: la pinsa leggera e croccante, i panini cotti nel nostro forno,
            gli antipasti da dividere. E un dolce per chiudere.
          </p>
          <ul role="list" className="plain-list lines measure">
            {[antipasti, panini, pinse, dolci].map((category) => (
              <li className="py-0" key={category.link}>
                <Link
                  className="heading tap text-decoration-none"
                  to={paths.category(category.link)}
                >
                  <Icon name={category.iconLink} />
                  <span>{category.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Feature>
        <Feature
          icon="wheat"
          kicker="La nostra storia"
          title="Tre spighe, una famiglia, un lievito che non dorme mai"
          pictures={
            <Picture
              format={SCENE}
              name="impasti"
              sizes={LARGE}
              alt="Cinque panetti di impasto infarinati accanto a tre spighe di grano"
            />
          }
        >
          <p className="intro quiet">
            {`Tutto comincia nel ${restaurant.since} con un forno, una madia e tre spighe appese sopra la porta. La ricetta dell’impasto è ancora quella. Le mani sono della generazione dopo.`}
          </p>
          <Link className="tap fw-semibold" to={paths.storia}>
            Leggi come è cominciata
          </Link>
        </Feature>
        <Feature
          icon="utensils"
          kicker="Il locale"
          title="Mattoni, legna e il forno acceso in mezzo alla sala"
          pictures={
            <Picture
              format={SCENE}
              name="forno"
              sizes={LARGE}
              alt="La bocca del forno a legna in mattoni, con il fuoco acceso e una pizza in cottura"
            />
          }
        >
          <p className="intro quiet">
            Una sala sola, con il forno a vista: ti siedi e vedi la tua pizza entrare e uscire. Se
            hai fretta la porti via, nel cartone e ancora fumante.
          </p>
        </Feature>
        <BeforeYouCome />
      </div>
      <ReachUs />
    </>
  );
}

type FeatureProps = {
  icon: string;
  kicker: string;
  title: string;
  pictures: Elements;
  children: Elements;
};

/** A section of the home page: pictures on one side, text on the other. CSS alternates the sides. */
function Feature({ icon, kicker, title, pictures, children }: FeatureProps) {
  return (
    <section className={`page cells ${pair.pair}`}>
      <div className={styles.pictures}>{pictures}</div>
      <div>
        <p className="beside alarm mb-2">
          <Icon name={icon} />
          <span>{kicker}</span>
        </p>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
