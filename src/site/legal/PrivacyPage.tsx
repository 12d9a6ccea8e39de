import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { Controller, LegalPage, LegalSection } from './LegalPage';

/** The privacy policy. It must stay true to what the software does. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      description="Quali dati personali trattiamo, perché, con quali fornitori e quali diritti hai."
      path={paths.privacyPolicy}
      updated="28 novembre 2026"
      intro={
        <p>
          In breve: per leggere il menu non ti chiediamo niente, non ti seguiamo e non ti
          profiliamo. Questa informativa è resa ai sensi dell’articolo 13 del GDPR.
        </p>
      }
    >
      <LegalSection id="titolare" title="Titolare del trattamento">
        <p>Chi decide come e perché trattare i tuoi dati è:</p>
        <Controller />
      </LegalSection>
      <LegalSection id="dati-trattati" title="Quali dati trattiamo e perché">
        <h3>Se visiti il sito</h3>
        <p>
          Per inviarti le pagine, il menu e le immagini, i server ricevono i dati tecnici di ogni
          collegamento: indirizzo IP, data e ora, pagina richiesta, tipo di browser. Servono a far
          funzionare il sito e a proteggerlo da abusi. La base giuridica è il nostro legittimo
          interesse a offrire un sito sicuro (articolo 6, paragrafo 1, lettera f, del GDPR).
        </p>
        <h3>Se ci chiami o ci scrivi</h3>
        <p>
          Usiamo il tuo numero, il tuo indirizzo e quello che ci dici solo per risponderti, per
          esempio per una prenotazione. La base giuridica è la tua richiesta (articolo 6, paragrafo
          1, lettera b). Il sito non ha moduli da compilare.
        </p>
        <h3>Se lavori con noi</h3>
        <p>
          Per entrare nell’Area Riservata servono un indirizzo e una password. Del tuo account
          trattiamo e-mail, nome se indicato, un identificativo e le date di accesso. La base
          giuridica è il rapporto di lavoro (articolo 6, paragrafo 1, lettera b).
        </p>
        <p>
          Di ogni tua modifica al menu, agli avvisi e ai dati del locale registriamo che cosa è
          cambiato, quando, il tuo nome e l’identificativo dell’account: serve ad annullarla. La
          legge chi lavora con noi.
        </p>
      </LegalSection>
      <LegalSection id="nel-tuo-browser" title="Cosa resta nel tuo browser">
        <p>
          <span>
            Il sito salva sul tuo dispositivo un cookie tecnico (cookieConsent, 365 giorni), una
            copia del menu (30 giorni), le pagine e le immagini già viste e, solo per il personale,
            la sessione dell’Area Riservata (currentUser).
          </span>{' '}
          L’elenco completo è nella <Link to={paths.cookiePolicy}>cookie policy</Link>.
        </p>
      </LegalSection>
      <LegalSection id="allergie" title="Le tue allergie restano a te">
        <p>
          Gli allergeni che scegli di evitare, la tua dieta e le parole che cerchi nel menu possono
          dire qualcosa della tua salute. La scelta resta nel tuo browser per dodici ore dall’ultima
          modifica: poi non vale più, ed è cancellata alla visita seguente. La scelta e le parole
          sono anche nell’indirizzo, dopo il #: quella parte il browser non la invia ai siti, quindi
          non la riceviamo, e nemmeno Google. Resta però nella cronologia del tuo browser, e in un
          indirizzo che copi per intero; i link di «Condividi» non la contengono.
        </p>
        <p>
          Anche «La mia lista», con le tue note, resta nel tuo browser per dodici ore e noi non la
          riceviamo: la legge chi guarda il tuo schermo, quando la mostri al cameriere.
        </p>
      </LegalSection>
      <LegalSection id="responsabile" title="Chi tratta i dati per noi">
        <p>
          Il sito usa Firebase, un servizio di Google Ireland Limited (Gordon House, Barrow Street,
          Dublino 4, Irlanda), nominata responsabile del trattamento. Firebase ci fornisce:
        </p>
        <ul>
          <li>l’hosting, che invia le pagine;</li>
          <li>
            il database Firestore, che contiene il menu, gli avvisi, i dati del locale e le
            modifiche del personale;
          </li>
          <li>lo spazio Cloud Storage, che contiene le immagini dei piatti;</li>
          <li>il servizio Authentication, per l’accesso del personale.</li>
        </ul>
        <p>
          Il tuo browser si collega quindi ai server di Google, che agiscono per nostro conto: a
          ogni pagina per riceverla e per sapere se orari e recapiti sono cambiati, alla home per
          sapere se c’è un avviso, al menu per sapere se è cambiato e cosa è finito, per i piatti e
          le loro immagini, e all’Area Riservata per l’accesso. Trovi i dettagli in{' '}
          <a href="https://firebase.google.com/support/privacy">Privacy e sicurezza in Firebase</a>.
          Non vendiamo i tuoi dati e non li comunichiamo ad altri, salvo che lo richieda la legge.
        </p>
      </LegalSection>
      <LegalSection id="fuori-dall-ue" title="Trasferimenti fuori dall’Unione europea">
        <p>
          Google può trattare alcuni dati negli Stati Uniti. Il trasferimento si basa sulla
          decisione di adeguatezza della Commissione europea del 10 luglio 2023 (EU-U.S. Data
          Privacy Framework) e, dove questa non si applica, sulle clausole contrattuali tipo
          (articoli 45 e 46 del GDPR).
        </p>
      </LegalSection>
      <LegalSection id="mappa" title="La mappa e i link esterni">
        <p>
          La mappa nella home è un disegno. Solo se premi «Mostra la mappa» si carica quella di
          OpenStreetMap, gestita dalla OpenStreetMap Foundation nel Regno Unito: il tuo browser le
          comunica l’indirizzo IP e la zona mostrata. La Fondazione è titolare autonoma di quei dati
          (<a href="https://osmfoundation.org/wiki/Privacy_Policy">la sua informativa</a>). Per il
          Regno Unito vale una decisione di adeguatezza.
        </p>
        <p>
          Maps, Facebook, Instagram e WhatsApp si aprono solo se tocchi il loro link, e valgono le
          loro regole.
        </p>
      </LegalSection>
      <LegalSection id="durata" title="Per quanto tempo">
        <ul>
          <li>Dati tecnici dei collegamenti: pochi mesi, secondo i tempi indicati da Firebase.</li>
          <li>Telefonate e messaggi: il tempo che serve a risponderti e a gestire la richiesta.</li>
          <li>Modifiche al menu, con il nome di chi le ha fatte: novanta giorni.</li>
          <li>
            Account del personale: finché dura la collaborazione; poi viene cancellato, e i dati
            spariscono dai sistemi di Google entro 180 giorni.
          </li>
        </ul>
      </LegalSection>
      <LegalSection id="niente-profilazione" title="Niente profilazione, niente statistiche">
        <p>
          Non tracciamo le visite, non usiamo strumenti di analisi, non facciamo pubblicità mirata e
          non prendiamo decisioni automatizzate che ti riguardano. Anche i caratteri e le icone del
          sito vengono dai nostri server.
        </p>
      </LegalSection>
      <LegalSection id="diritti" title="I tuoi diritti">
        <p>
          Gli articoli da 15 a 22 del Regolamento (UE) 2016/679 (GDPR) ti danno il diritto di
          chiederci:
        </p>
        <ul>
          <li>se trattiamo i tuoi dati, e di averne copia;</li>
          <li>di correggerli o completarli;</li>
          <li>di cancellarli o di limitarne l’uso;</li>
          <li>di riceverli in un formato leggibile da un computer (portabilità);</li>
          <li>di opporti al trattamento basato sul nostro legittimo interesse.</li>
        </ul>
        <p>
          Scrivici all’indirizzo indicato sopra: rispondiamo entro un mese. Se pensi che i tuoi dati
          siano trattati male puoi fare reclamo al{' '}
          <a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>{' '}
          <span>(Piazza Venezia 11, 00187 Roma).</span>
        </p>
      </LegalSection>
      <LegalSection id="obbligo" title="Se non vuoi darci i tuoi dati">
        <p>
          I dati tecnici sono necessari per ricevere le pagine. Tutto il resto è facoltativo: puoi
          leggere il menu e trovarci senza dirci chi sei.
        </p>
      </LegalSection>
      <LegalSection id="modifiche" title="Modifiche">
        <p>
          Se cambia il modo in cui trattiamo i dati aggiorniamo questa pagina e la data in alto. Le
          condizioni per usare il sito sono nei <Link to={paths.terms}>Termini e condizioni</Link>.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
