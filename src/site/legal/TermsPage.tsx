import { Link } from 'react-router-dom';
import { allergenCategory } from '../../domain/product/categories';
import { useHouse } from '../../house';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Controller, LegalPage, LegalSection } from './LegalPage';

export function TermsPage() {
  const { phone } = useHouse();
  return (
    <LegalPage
      title="Termini e condizioni"
      description="Le condizioni per usare il sito: età minima, prezzi, allergeni, immagini e responsabilità."
      path={paths.terms}
      updated="26 novembre 2026"
      intro={<p>In breve: il sito informa, il menu esposto nel locale decide.</p>}
    >
      <LegalSection id="accettazione" title="A cosa servono queste condizioni">
        <p>
          Regolano l’uso del sito <span>{restaurant.url.replace('https://', '')}</span>. Se lo usi
          le accetti; se non sei d’accordo puoi sempre venire a trovarci e leggere il menu al
          tavolo.
        </p>
      </LegalSection>
      <LegalSection id="eta" title="Chi può usare il sito">
        <p>
          Per usare questo sito devi avere più di 18 anni. Tra i prodotti del menu ci sono bevande
          alcoliche, che non serviamo ai minori.
        </p>
      </LegalSection>
      <LegalSection id="servizio" title="Cosa offre il sito">
        <p>
          Il sito presenta il locale, il menu, gli orari e i contatti. È gratuito e informativo: non
          si ordina, non si prenota e non si paga in linea. Per ordinare o prenotare telefona al{' '}
          <a href={phone.href}>{phone.shown}</a>.
        </p>
      </LegalSection>
      <LegalSection id="prezzi" title="Prezzi e disponibilità">
        <p>
          I prezzi sono in euro, IVA inclusa. Facciamo il possibile perché siano sempre aggiornati,
          ma valgono quelli esposti nel locale al momento dell’ordine. Il menu può essere mostrato
          da una copia salvata nel tuo browser.
        </p>
        <p>Un piatto può finire, o cambiare con la stagione.</p>
      </LegalSection>
      <LegalSection id="allergeni" title="Allergeni">
        <p>
          Accanto a ogni piatto indichiamo gli allergeni del <span>Regolamento (UE) 1169/2011</span>
          , che trovi tutti nell’
          <Link to={paths.category(allergenCategory.link)}>elenco degli allergeni</Link>, oppure che
          sono da verificare o non ancora indicati. In cucina si usano anche gli altri ingredienti,
          e tracce non si possono escludere. Se hai un’allergia dillo al personale prima di
          ordinare.
        </p>
      </LegalSection>
      <LegalSection id="immagini" title="Immagini">
        <p>
          Le immagini sono illustrative: quello che arriva al tavolo può avere forma e guarnizione
          diverse.
        </p>
      </LegalSection>
      <LegalSection id="area-riservata" title="Area Riservata">
        <p>
          È destinata al personale autorizzato, che custodisce la propria password e risponde di ciò
          che fa con il proprio account. È vietato tentare di entrarvi senza autorizzazione.
        </p>
      </LegalSection>
      <LegalSection id="uso-corretto" title="Uso corretto">
        <p>
          Non usare il sito in modo illecito, non ostacolarne il funzionamento e non raccoglierne i
          dati con strumenti automatici che lo rallentino.
        </p>
      </LegalSection>
      <LegalSection id="diritti-autore" title="Testi, marchio e immagini">
        <p>
          {`Testi, logo e immagini appartengono a ${restaurant.name} o sono usati con licenza. Puoi condividere i link al sito; per ogni altro uso chiedici il permesso. Icone, caratteri e programmi di terzi restano soggetti alle loro licenze libere.`}
        </p>
      </LegalSection>
      <LegalSection id="link" title="Link ad altri siti">
        <p>
          La mappa di OpenStreetMap, Maps e i social sono servizi di altri: non ne controlliamo i
          contenuti e valgono le loro condizioni.
        </p>
      </LegalSection>
      <LegalSection id="responsabilita" title="Responsabilità">
        <p>
          Il sito può essere sospeso per manutenzione o per guasti. Nei limiti della legge non
          rispondiamo dei danni causati da interruzioni o da errori in buona fede. Restano fermi i
          diritti che la legge riconosce ai consumatori e la responsabilità per dolo o colpa grave.
        </p>
      </LegalSection>
      <LegalSection id="legge" title="Legge e foro">
        <p>
          Si applica la legge italiana. Se sei un consumatore è competente il giudice del luogo in
          cui risiedi o hai domicilio; negli altri casi il foro di{' '}
          <span>{restaurant.address.city}</span>.
        </p>
      </LegalSection>
      <LegalSection id="modifiche" title="Modifiche e contatti">
        <p>
          Possiamo aggiornare queste condizioni: vale la versione pubblicata qui. Come trattiamo i
          dati personali è spiegato nella <Link to={paths.privacyPolicy}>privacy policy</Link>.
        </p>
        <Controller />
      </LegalSection>
    </LegalPage>
  );
}
