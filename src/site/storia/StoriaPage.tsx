import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import hero from '../Hero.module.scss';
import pair from '../Pair.module.scss';
import { DISH, Picture, SCENE, WIDE } from '../Picture';
import styles from './StoriaPage.module.scss';

const SIZES = '(min-width: 992px) 34rem, 95vw';

export function StoriaPage() {
  return (
    <>
      <PageHead
        title="Storia"
        description={`Dal ${restaurant.since} lo stesso forno, lo stesso lievito e tre spighe sopra la porta: la storia della nostra pizzeria di famiglia.`}
        path={paths.storia}
        site={restaurant}
      />
      <StoriaHero />
      <div className={`page section cells ${styles.chapters}`}>
        {/* The owner's photograph belongs here; the oven takes its place until there is one. */}
        <Chapter
          picture={
            <Picture
              format={SCENE}
              name="forno"
              sizes={SIZES}
              alt="Il forno a legna in mattoni, con il fuoco acceso a sinistra e una pizza in cottura a destra"
            />
          }
          caption={`Il forno del ${restaurant.since}, acceso ogni pomeriggio.`}
        >
          <h2>Un forno, una madia, quattro tavoli</h2>
          <p>
            <span>{`Nel ${restaurant.since}`}</span> la nostra famiglia prese in affitto una vecchia
            bottega, vuota da chissà quanto. C’erano un pavimento da rifare, quattro tavoli e un
            forno a legna che nessuno accendeva da anni. Lo ripulimmo mattone per mattone. La prima
            sera servimmo undici pizze, tutte margherite: avevamo solo quegli ingredienti, ma erano
            quelli giusti.
          </p>
          <p>
            Le tre spighe arrivarono il giorno dopo. Le portò un contadino in cambio di una cena, le
            legammo con lo spago e le appendemmo sopra la porta. Sono ancora lì, e ogni estate le
            cambiamo con quelle nuove.
          </p>
          <p>
            All’inizio il quartiere veniva per curiosità. Poi cominciò a venire il giovedì, perché
            il giovedì c’era la focaccia, e infine anche senza un motivo. Abbiamo capito di essere
            una pizzeria quando qualcuno ci ha chiesto «il solito».
          </p>
        </Chapter>
        <Chapter
          picture={
            <Picture
              format={DISH}
              name="pinsa-margherita"
              sizes={SIZES}
              alt="Una pinsa ovale con pomodoro, mozzarella e basilico su un tavolo di noce"
            />
          }
          caption="La pinsa: una crosta che scrocchia e un centro morbido."
        >
          <h2>Il lievito che non dorme mai</h2>
          <p>
            Il cuore della cucina non è il forno, è un barattolo di vetro. Dentro c’è il nostro
            lievito madre, e qualcuno di noi lo rinfresca ogni mattina, anche a Natale. Con lui
            prepariamo l’impasto: poco lievito, molta acqua, quarantotto ore di riposo. È il tempo
            che serve perché la pizza resti leggera anche dopo l’ultimo spicchio.
          </p>
          <p>
            La pinsa è venuta più tardi, dopo anni di prove. Tre farine, una crosta che scrocchia e
            un centro morbido. La prima volta che uscì come la volevamo, chiudemmo la cucina e la
            mangiammo noi. Dal giorno dopo è sul menu, accanto ai panini fatti a mano e ai fritti
            della domenica, che ormai friggiamo tutte le sere.
          </p>
        </Chapter>
        <Chapter
          picture={
            <Picture
              format={WIDE}
              name="pizza-al-metro"
              sizes={SIZES}
              alt="Pizza al metro a tre gusti: margherita, diavola, prosciutto e funghi"
            />
          }
          caption="La pizza al metro, da mettere in mezzo al tavolo."
        >
          <h2>La stessa cucina, altre mani</h2>
          <p>
            Oggi in sala e al forno c’è la seconda generazione. Chi ha cominciato passa ancora,
            assaggia il pomodoro e dice che manca il sale. Di solito ha ragione. Il forno è lo
            stesso, i tavoli sono diventati quattordici, e i bambini che facevano i compiti accanto
            alla cassa adesso portano i loro.
          </p>
          <p>
            Non abbiamo aperto altri locali e non vogliamo farlo. Ci piace conoscere chi viene a
            mangiare, sapere chi vuole la pizza ben cotta e chi la vuole senza basilico. La mattina
            scegliamo gli ingredienti, il pomeriggio stendiamo i panetti, la sera accendiamo
            l’insegna.
          </p>
          <p>
            Qualcosa è cambiato, certo: il menu si legge anche sul telefono, e sappiamo dirti quali
            allergeni ci sono in ogni piatto. Ma la pizza si fa sempre a mano.
          </p>
          <p>Se passi di qui, guarda in alto prima di entrare. Le tre spighe sono lì.</p>
        </Chapter>
      </div>
      <section className={`section ${styles.film}`} aria-labelledby="film">
        <div className={`page cells ${pair.pair}`}>
          <Film />
          <div>
            <h2 id="film">Dalla pallina alla margherita</h2>
            <p id="film-in-parole" className="intro quiet">
              Tredici secondi senza audio: la pallina di impasto si stende, arrivano pomodoro,
              mozzarella e basilico, poi il forno fa il resto.
            </p>
            <p className="cluster">
              <Link className="btn btn-primary btn-lg" to={paths.menu}>
                Scopri il nostro menu
              </Link>
              <Link className="btn btn-outline-dark btn-lg" to={paths.contatti}>
                Vieni a trovarci
              </Link>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}

type ChapterProps = { picture: ReactElement; caption: string; children: ReactElement[] };

/** A part of the story beside a picture. CSS alternates the sides. */
function Chapter({ picture, caption, children }: ChapterProps) {
  return (
    <section className={`cells ${pair.pair}`}>
      <div className="prose">{children}</div>
      <figure>
        {picture}
        <figcaption className="mt-2 quiet">{caption}</figcaption>
      </figure>
    </section>
  );
}

function StoriaHero() {
  return (
    <section
      className={`${hero.hero} ${hero.low} on-dark position-relative overflow-hidden`}
      data-hero
    >
      <Picture
        first
        className={`${hero.picture} d-print-none`}
        format={SCENE}
        name="impasti"
        sizes="(max-width: 767.98px) 75vw, 100vw"
        alt="Panetti di impasto infarinati e spighe di grano su un tavolo di noce"
      />
      <div className={`page position-relative z-2 ${hero.text}`}>
        <h1 className="mb-4">Storia</h1>
        <p className="intro mb-5">
          {`Tre spighe di grano sopra la porta e un forno acceso dal ${restaurant.since}. Il resto lo ha fatto il tempo.`}
        </p>
      </div>
    </section>
  );
}

/** The silent film of a margherita. It is fetched when the visitor starts it, and never plays by itself. */
function Film() {
  return (
    <video
      className="d-print-none"
      controls
      muted
      playsInline
      preload="none"
      width={1280}
      height={720}
      poster="/pictures/film-margherita-poster.webp"
      aria-label="Come nasce una margherita"
      aria-describedby="film-in-parole"
    >
      <source src="/pictures/film-margherita.mp4" type="video/mp4" />
      <track
        kind="captions"
        srcLang="it"
        label="Italiano"
        src="/pictures/film-margherita.vtt"
        default
      />
    </video>
  );
}
