import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Controller, LegalPage, LegalSection } from './LegalPage';
import { storedEntries } from './stored-entries';

const cookies = storedEntries.filter(({ store }) => store === 'cookie');

/** The cookie policy. Its list of what the browser stores is checked against the keys that the code writes. */
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
    >
      <LegalSection id="cosa-sono" title="Cosa sono i cookie">
        <p>
          I cookie sono piccoli testi che un sito salva nel tuo browser e rilegge alla visita
          successiva. Altri strumenti, come la memoria locale del browser, servono a scopi simili:
          per questo li trovi descritti qui.
        </p>
      </LegalSection>
      <LegalSection id="cookie-usati" title="L’unico cookie che usiamo">
        <p>
          Questo sito usa un solo cookie. È tecnico, è nostro (di prima parte) e non contiene
          informazioni su di te.
        </p>
        <StorageList entries={cookies} />
      </LegalSection>
      <LegalSection id="memoria-locale" title="La memoria del tuo browser">
        <p>
          Per mostrarti il menu subito, anche con poco segnale, il sito ne tiene una copia nel tuo
          browser, e con essa le pagine. Questi dati restano sul tuo dispositivo: non li riceviamo.
        </p>
        <p>
          Le durate sono quelle massime. Safari, per esempio su un iPhone, cancella il cookie dopo
          sette giorni, e il resto dopo sette giorni in cui lo usi senza tornare da noi, a meno che
          il sito sia nella schermata Home.
        </p>
        <StorageList entries={storedEntries.filter(({ store }) => store !== 'cookie')} />
      </LegalSection>
      <LegalSection id="terze-parti" title="La mappa e i siti di altri">
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
      </LegalSection>
      <LegalSection id="consenso" title="Perché non ti chiediamo il consenso">
        <p>
          L’articolo 122 del Codice in materia di protezione dei dati personali (d.lgs. 196/2003) e
          le Linee guida del Garante del 10 giugno 2021 richiedono il consenso per i cookie che non
          sono necessari. I nostri lo sono: basta che tu ne sia informato. Non usiamo cookie di
          statistica, di pubblicità o di profilazione.
        </p>
      </LegalSection>
      <LegalSection id="come-cancellarli" title="Come cancellarli">
        <p>
          Puoi cancellare o bloccare in ogni momento cookie e dati salvati, dalle impostazioni del
          tuo browser alla voce «Privacy» o «Dati dei siti». Il sito continua a funzionare: rivedrai
          l’avviso e il menu verrà letto di nuovo.
        </p>
      </LegalSection>
      <LegalSection id="contatti-cookie" title="A chi rivolgersi">
        <p>
          Per ogni domanda scrivi al titolare del trattamento. Come trattiamo i dati personali e
          quali diritti hai è spiegato nella <Link to={paths.privacyPolicy}>privacy policy</Link>.
        </p>
        <Controller />
      </LegalSection>
    </LegalPage>
  );
}

function StorageList({ entries }: { entries: readonly (typeof storedEntries)[number][] }) {
  return (
    <ul role="list" className="plain-list cells">
      {entries.map((entry) => (
        <li className="box stack flush p-4" key={entry.names.join()}>
          <p className="cluster">
            {entry.names.map((name) => (
              <code key={name} className="fw-semibold">
                {name}
              </code>
            ))}
          </p>
          <p>{entry.purpose}</p>
          <p className="quiet">{`Durata: ${entry.lifetime} (${entry.store})`}</p>
        </li>
      ))}
    </ul>
  );
}
