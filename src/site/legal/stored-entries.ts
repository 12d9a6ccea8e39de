import type { CacheName, CookieName, LocalKey, SessionKey } from '../../data/browser-keys';
import { itemsKey } from '../../data/menu/menu-store';
import { dishCategories } from '../../domain/product/categories';

/** Something that the site keeps in a browser, staff's included. */
type StoredEntry = {
  /** As the browser's own tools show them; for keys that end in an id, the part before it. */
  names: readonly string[];
  store: 'cookie' | 'localStorage' | 'sessionStorage' | 'Cache Storage' | 'IndexedDB';
  purpose: string;
  lifetime: string;
};

const entries = [
  {
    names: ['cookieConsent'],
    store: 'cookie',
    purpose:
      'Ricorda che hai letto l’avviso sui cookie, così non te lo mostriamo di nuovo. Il suo valore è sempre «acknowledged».',
    lifetime: '365 giorni',
  },
  {
    names: dishCategories.map(itemsKey),
    store: 'localStorage',
    purpose:
      'I piatti di ogni categoria del menu. Accanto a ogni voce, con lo stesso nome seguito da «Time», c’è il momento in cui è stata salvata.',
    lifetime: '30 giorni, poi non vengono più mostrati e il menu viene letto di nuovo',
  },
  {
    names: ['menuVersion', 'menuNewest'],
    store: 'localStorage',
    purpose:
      'La versione del menu salvato, così le voci sono tutte della stessa, e la più recente di cui il telefono ha saputo: di un menu più vecchio non ti mostra prezzi e allergeni.',
    lifetime: 'finché il menu resta salvato; la più recente finché non cancelli i dati del sito',
  },
  {
    names: ['menuToday'],
    store: 'localStorage',
    purpose:
      'I piatti esauriti e gli avvisi del ristorante, come stavano all’ultima lettura: così anche senza rete non ti promettiamo quello che non c’è.',
    lifetime: 'fino alla prossima lettura; quello che è finito non viene più mostrato',
  },
  {
    names: ['menuHouse'],
    store: 'localStorage',
    purpose:
      'Gli orari, il telefono, il coperto e le risposte del ristorante, come stavano all’ultima lettura: così leggi quelli giusti anche senza rete.',
    lifetime: 'fino alla prossima lettura che ne trova di nuovi',
  },
  {
    names: ['cosaPossoMangiare'],
    store: 'localStorage',
    purpose:
      'Gli allergeni che hai scelto di evitare nel menu e la tua dieta, per non dovertelo richiedere a ogni pagina. La scelta, e quando finisce, è anche nell’indirizzo, dopo il #: quella parte il browser non la invia ai siti, noi non la riceviamo. I link di «Condividi» non la contengono.',
    lifetime: '12 ore dall’ultima modifica: poi non vale più, ed è cancellata alla visita seguente',
  },
  {
    names: ['miaLista'],
    store: 'localStorage',
    purpose:
      '«La mia lista»: i piatti che hai scelto, quanti, le tue note e per quante persone. Non è un ordine, non esce dal telefono e non la riceviamo.',
    lifetime: '12 ore dall’ultima modifica: poi non vale più, ed è cancellata alla visita seguente',
  },
  {
    names: ['lingua'],
    store: 'localStorage',
    purpose: 'La lingua in cui leggi il menu, se ne hai scelta una.',
    lifetime: 'finché non la cambi o non cancelli i dati del sito',
  },
  {
    names: ['vistaMenu'],
    store: 'sessionStorage',
    purpose: 'Se leggi il menu in breve o con le foto, per mostrarti allo stesso modo ogni pagina.',
    lifetime: 'fino alla chiusura della scheda',
  },
  {
    names: ['nascostiVisti'],
    store: 'sessionStorage',
    purpose:
      'La scelta di allergeni e dieta di cui vuoi vedere anche i piatti nascosti, per mostrarteli in ogni pagina.',
    lifetime: 'fino alla chiusura della scheda',
  },
  {
    names: ['react-router-scroll-positions'],
    store: 'sessionStorage',
    purpose: 'Il punto in cui eri arrivato in ogni pagina, per ritrovarlo quando torni indietro.',
    lifetime: 'fino alla chiusura della scheda',
  },
  {
    names: ['workbox-precache', 'site-pictures'],
    store: 'Cache Storage',
    purpose: 'Le pagine del sito e le immagini già viste, per aprirle anche senza rete.',
    lifetime: '30 giorni le immagini, fino al prossimo aggiornamento del sito le pagine',
  },
  {
    names: ['languages'],
    store: 'Cache Storage',
    purpose: 'I testi delle lingue in cui hai letto il menu, per leggerlo anche senza rete.',
    lifetime: '30 giorni dall’ultimo uso',
  },
  {
    names: ['workbox-expiration'],
    store: 'IndexedDB',
    purpose: 'Quando è stata salvata ogni immagine, per cancellarla a tempo debito.',
    lifetime: '30 giorni',
  },
  {
    names: ['firebase-heartbeat-database'],
    store: 'IndexedDB',
    purpose:
      'I giorni in cui il sito ha usato Firebase e le versioni dei suoi programmi. Lo scrive Firebase per il proprio funzionamento; non dice nulla di te.',
    lifetime: 'gli ultimi 30 giorni d’uso',
  },
  {
    names: ['currentUser', 'firebase:authUser'],
    store: 'localStorage',
    purpose:
      'Solo per chi lavora con noi: la sessione dell’Area Riservata, con identificativo, e-mail e nome dell’account. La password non viene salvata.',
    lifetime: 'fino all’uscita dall’Area Riservata',
  },
  {
    names: ['staff-area'],
    store: 'Cache Storage',
    purpose:
      'Solo per chi lavora con noi: i programmi dell’Area Riservata già usati, per aprirla anche senza rete.',
    lifetime: '30 giorni dall’ultimo uso',
  },
  {
    names: ['bozze', 'immaginiDaEliminare'],
    store: 'localStorage',
    purpose:
      'Solo per chi lavora con noi: quello che è stato scritto in un modulo e non ancora salvato e le immagini ancora da eliminare.',
    lifetime: 'fino al salvataggio, o finché non vengono scartate',
  },
] as const;

type Told = (typeof entries)[number]['names'][number];
/** A list's time key is described with the list. */
type Untold = Exclude<CookieName | LocalKey | SessionKey | CacheName, Told | `${string}Time`>;
type Complete = Untold extends never ? readonly StoredEntry[] : never;

/** All entries. It does not compile if a key of data/browser-keys.ts is missing here. */
export const storedEntries = entries satisfies Complete;
