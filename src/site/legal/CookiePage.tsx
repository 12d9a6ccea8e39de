import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Controller, LegalPage, type LegalSection } from './LegalPage';

const sections: LegalSection[] = [
  {
    id: 'cosa-sono',
    title: 'Cosa sono i cookie',
    body: (
      <p>
        I cookie sono piccoli testi che un sito salva nel tuo browser e rilegge alla visita
        successiva. Altri strumenti, come la memoria locale del browser, servono a scopi simili: per
        questo li trovi descritti qui.
      </p>
    ),
  },
  {
    id: 'cookie-usati',
    title: 'L’unico cookie che usiamo',
    body: (
      <>
        <p>
          Questo sito usa un solo cookie. È tecnico, è nostro (di prima parte) e non contiene
          informazioni su di te.
        </p>
        <StorageList
          entries={[
            {
              names: ['cookieConsent'],
              purpose:
                'Ricorda che hai letto l’avviso sui cookie, così non te lo mostriamo di nuovo. Il suo valore è sempre «acknowledged».',
              lifetime: '365 giorni',
            },
          ]}
        />
      </>
    ),
  },
  {
    id: 'memoria-locale',
    title: 'La memoria del tuo browser',
    body: (
      <>
        <p>
          Per mostrarti il menu subito, anche con poco segnale, il sito ne tiene una copia nel tuo
          browser (localStorage), e con essa le pagine. Questi dati restano sul tuo dispositivo: non
          li riceviamo.
        </p>
        <StorageList
          entries={[
            {
              names: [
                'antipastiItems',
                'paniniItems',
                'impastiItems',
                'pinseItems',
                'pizzeClassicheItems',
                'pizzeGourmetItems',
                'dolciItems',
                'bibiteItems',
              ],
              purpose:
                'I piatti di ogni categoria del menu. Accanto a ogni voce, con lo stesso nome seguito da «Time», c’è il momento in cui è stata salvata.',
              lifetime: '30 giorni, poi il menu viene letto di nuovo',
            },
            {
              names: ['menuVersion'],
              purpose:
                'La versione del menu salvato: serve a sapere se nel frattempo è cambiato, e che le voci siano tutte della stessa.',
              lifetime: 'finché il menu resta salvato',
            },
            {
              names: ['menuTonight'],
              purpose:
                'I piatti esauriti e l’avviso del ristorante, come stavano all’ultima lettura: così anche senza rete non ti promettiamo quello che non c’è.',
              lifetime: 'finché c’è un piatto esaurito o un avviso',
            },
            {
              names: ['workbox-precache', 'site-pictures', 'dish-pictures', 'workbox-expiration'],
              purpose:
                'Le pagine del sito e le immagini già viste, con la data in cui sono state salvate, per aprirle anche senza rete (Cache Storage e IndexedDB).',
              lifetime: '30 giorni le immagini, fino al prossimo aggiornamento del sito le pagine',
            },
            {
              names: ['firebase-heartbeat-database'],
              purpose:
                'I giorni in cui il sito ha usato Firebase e le versioni dei suoi programmi (IndexedDB). Lo scrive Firebase per il proprio funzionamento; non dice nulla di te.',
              lifetime: 'gli ultimi 30 giorni d’uso',
            },
            {
              names: ['currentUser', 'firebase:authUser'],
              purpose:
                'Solo per chi lavora con noi: la sessione dell’Area Riservata, con identificativo, e-mail e nome dell’account. La password non viene salvata.',
              lifetime: 'fino all’uscita dall’Area Riservata',
            },
            {
              names: ['bozze', 'corsa', 'corsaLasciata'],
              purpose:
                'Solo per chi lavora con noi: quello che è stato scritto in un modulo e non ancora salvato, e le modifiche di molti piatti non ancora finite.',
              lifetime: 'fino al salvataggio, o finché non vengono scartate',
            },
            {
              names: ['cosaPossoMangiare'],
              purpose:
                'Gli allergeni che hai scelto di evitare nel menu e la tua dieta, per non dovertelo richiedere a ogni pagina. La scelta compare anche alla fine dell’indirizzo, dopo il #: quella parte resta sul telefono, noi non la riceviamo. I link che condividi non la contengono.',
              lifetime: '12 ore dall’ultima modifica',
            },
            {
              names: ['vistaMenu'],
              purpose:
                'Se leggi il menu in breve o con le foto, per mostrarti allo stesso modo ogni pagina (sessionStorage).',
              lifetime: 'fino alla chiusura della scheda',
            },
            {
              names: ['react-router-scroll-positions', 'reloadedBuilds'],
              purpose:
                'Il punto in cui eri arrivato in ogni pagina, per ritrovarlo quando torni indietro, e il fatto che una pagina sia già stata ricaricata dopo un aggiornamento del sito (sessionStorage).',
              lifetime: 'fino alla chiusura della scheda',
            },
          ]}
        />
      </>
    ),
  },
  {
    id: 'terze-parti',
    title: 'La mappa e i siti di altri',
    body: (
      <>
        <p>
          Finché navighi su queste pagine nessun cookie di terze parti viene caricato. La mappa che
          vedi nella home è un disegno. Se premi «Mostra la mappa», al suo posto si carica quella di
          OpenStreetMap: da quel momento il tuo browser si collega a openstreetmap.org, che riceve
          il tuo indirizzo IP e può usare cookie tecnici propri, secondo la{' '}
          <a href="https://osmfoundation.org/wiki/Privacy_Policy">sua informativa</a>.
        </p>
        <p>
          I pulsanti per Maps, Facebook, Instagram e WhatsApp sono semplici link: non caricano nulla
          finché non li apri. Una volta aperti valgono le regole di quei siti.
        </p>
      </>
    ),
  },
  {
    id: 'consenso',
    title: 'Perché non ti chiediamo il consenso',
    body: (
      <p>
        L’articolo 122 del Codice in materia di protezione dei dati personali (d.lgs. 196/2003) e le
        Linee guida del Garante del 10 giugno 2021 richiedono il consenso per i cookie che non sono
        necessari. I nostri lo sono: basta che tu ne sia informato. Non usiamo cookie di statistica,
        di pubblicità o di profilazione.
      </p>
    ),
  },
  {
    id: 'come-cancellarli',
    title: 'Come cancellarli',
    body: (
      <p>
        Puoi cancellare o bloccare in ogni momento cookie e dati salvati, dalle impostazioni del tuo
        browser alla voce «Privacy» o «Dati dei siti». Il sito continua a funzionare: rivedrai
        l’avviso e il menu verrà letto di nuovo.
      </p>
    ),
  },
  {
    id: 'contatti-cookie',
    title: 'A chi rivolgersi',
    body: (
      <>
        <p>
          Per ogni domanda scrivi al titolare del trattamento. Come trattiamo i dati personali e
          quali diritti hai è spiegato nella <Link to={paths.privacyPolicy}>privacy policy</Link>.
        </p>
        <Controller />
      </>
    ),
  },
];

/** The cookie policy. It must stay true to what the site stores: see data/ and CookieNotice.tsx. */
export function CookiePage() {
  return (
    <LegalPage
      title="Cookie policy"
      description="L’unico cookie che il sito usa, cosa resta nella memoria del tuo browser e come cancellarlo."
      path={paths.cookiePolicy}
      updated="25 giugno 2024"
      intro={
        <p>
          In breve: usiamo solo cookie essenziali. Niente statistiche, niente pubblicità, niente
          profilazione.
        </p>
      }
      sections={sections}
    />
  );
}

type StorageListProps = {
  entries: readonly {
    /** Names of the cookies, keys or caches. */
    names: readonly string[];
    purpose: string;
    lifetime: string;
  }[];
};

/** What the browser stores, why and for how long. */
function StorageList({ entries }: StorageListProps) {
  return (
    <ul className="storage-list">
      {entries.map((entry) => (
        <li key={entry.names.join()}>
          <p className="storage-names">
            {entry.names.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </p>
          <p>{entry.purpose}</p>
          <p className="storage-lifetime">Durata: {entry.lifetime}</p>
        </li>
      ))}
    </ul>
  );
}
