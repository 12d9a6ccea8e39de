/*
 * The words that a search does not look for on the menu, all folded: in Italian and in the languages of the tourists who eat here
 * (English, German, French, Spanish). 'allerg…' is the beginning of words, '…frei' the end.
 */

import { FUNCTION_WORDS, wordsOfTable } from '../../../domain/fold';
import type { Topic } from '../../../domain/house/practical';

/** Words of exclusion, of allergy, of illness and of harm: a query that has one gets no list. */
export const markers = wordsOfTable(`
senza no non niente nessun nessuno nessuna nulla ne neanche nemmeno neppure mai privo priva privi prive esente esenti
  assenza esclu… tranne eccett… salvo fuorche meno evit… odio odia detest… rifiut… rinunci… elimin… togl… tolt… levare levami
  vietat… proibit… invece anziche
without no not none non never nothing nobody neither nor avoid… except… excep… hate dislike… minus lack… absent absence remov…
  omit… skip hold refus… cant cannot dont doesnt didnt wont isnt arent wasnt shouldnt mustnt wouldnt couldnt havent hasnt unable
  but instead forbid… prohib… free anti
ohne kein… nicht nichts nie niemals weder nein ausser vermeid… meiden meide hasse verzicht… weglassen verboten frei freie freier
  freies freien freiem statt anstatt stattdessen
sans pas sauf jamais aucun… ni rien hormis exempt… exclu… eviter interdit… enlev… retir… moins prive
zonder geen niet bez bezglut… bezlep… sem fara uden utan ikke inte
sin ni nunca jamas nada ningun… tampoco excepto quit… menos libre libres
allerg… alerg… intoler… intoller… unvertrag… vertrag… toller… toler… digerire digerisc… digere indigest… anafila… anaphyla… shock schock
  choque epipen adrenalin… sensib… sensit… empfindlich… reazion… reagi… react… reacc… reaktion… contaminaz… contamina…
tracce traccia trace traces spur spuren traza trazas
celiac… coeliac… celiaq… coeliaq… zoliak… zoeliak…
  malat… malad… krank… enferm… illness illnesses disease… morbo sindrome
male mal malissimo malora sick sicken… ill unwell hurt… harm… bad poison… toxic… velen… venen… giftig vergift… danger… pericol…
  gefahr… peligr… dolor… douleur… schmerz… weh bauchweh problem… soffro soffre soffri soffriamo soffrire suffer… leide leidet souffr… sufro sufre schlecht ubel
  nausea… vomit… rash orticaria urticaria prurito fastidi… disturb… kill… muoio mortal… mortel… morire morir mourir meurs muero uccid…
  deadly sterbe sterben todlich supporte supporto sopporto grave schad… dano danino indigesto
…frei …freie …freier …freies …freien …free …less …vrij …vrije …fri …fritt …siz …suz …mentes …allergie …allergy …allergiker …allergisch …allergic …intoleranz …intolerant
  …intolerance …unvertraglich …unvertraglichkeit`);

/** Markers that tell of a state of which the filter knows nothing. */
export const illnesses =
  wordsOfTable(`diabet… favismo favism… pku colite crohn gastrit… reflusso incinta gravidanza pregnan…
  schwanger… enceinte embaraz…`);

/** A marker only beside a word for an allergen: 'zero lattosio', but 'coca zero'; 'gluten safe', but 'un tavolo libero'. */
export const weakMarkers =
  wordsOfTable(`zero 0 libero libera liberi libere safe friendly sicur… sicher adatt… apto apta aptos aptas
  geeignet suitable convient poco poca poch… little wenig peu via weg out less proof`);

/** Markers that name an illness for which the filter has an allergen: gluten. */
export const coeliacs = wordsOfTable('celiac… coeliac… celiaq… coeliaq… zoliak… zoeliak…');

/** Words that ask for a diet of the filter, and those that only do beside a marker: 'senza carne'. */
export const dietWords = {
  vegetariani: wordsOfTable(`vegetari… veg veggie veggies`),
  vegani: wordsOfTable('vegan… vegetalien… plantbased'),
} as const;
export const meats = wordsOfTable('carne carni meat fleisch viande viandes');

/** Topics that allergens and ingredients do not cover: yeast, sugar, nickel, palm oil, religious rules, diets without a mark. */
export const unsaidWords = new Set(
  wordsOfTable(`nichel nickel lievito lieviti yeast hefe levure levadura zucchero zuccheri sugar zucker sucre azucar istamina
    histamine histamin fodmap halal kosher carb carbs sale salt salz sel sal additivi conservanti palma palm fruttosio fructose
    fruktose pescetariano pescetariana pescetariani pescatarian pescetarian haram calorie calories kalorien kcal keto chetogenica
    chetogenico paleo glutammato msg coloranti dolcificanti aspartame ogm gmo`),
);

/** Questions that are not about dishes, by what answers them: charges and topics are facts of the house. */
export type Answer = 'filter' | 'hours' | 'phone' | 'charges' | Topic;

const QUESTIONS: Record<Answer, string> = {
  filter: 'mangiare mangio mangia eat essen esse manger mange comer como',
  hours: 'orari orario apertura aperto aperti chiusura hours open geoffnet ouvert abierto',
  phone: 'telefono numero phone telephone',
  charges: 'coperto servizio',
  takeaway: 'asporto takeaway',
  delivery: 'consegna consegne consegnate domicilio delivery',
  booking: 'prenotare prenotazione prenotazioni prenoto tavolo reservation',
  payment: 'pagare pagamento pagamenti carta bancomat satispay contanti ticket',
  parking: 'parcheggio parcheggiare parking',
  dogs: 'cane cani',
  wheelchair: 'carrozzina disabili disabile rotelle wheelchair',
  highChairs: 'seggiolone seggioloni highchair',
  maxi: 'quante persone',
  tapWater: 'rubinetto caraffa',
  // Its words are an allergen's as well: signals.ts adds the answer.
  celiachia: 'celiachia',
};

export const questionWords: ReadonlyMap<string, Answer> = new Map(
  (Object.keys(QUESTIONS) as Answer[]).flatMap((answer) =>
    wordsOfTable(QUESTIONS[answer]).map((word) => [word, answer] as const),
  ),
);

/** Words around a question, which say nothing about a dish. None may turn the sense of a sentence. */
export const chatter = new Set([
  ...FUNCTION_WORDS,
  ...wordsOfTable(`c ce ci mi mia mio mie miei ti si vi lui lei voi loro suo sua questo questa quello quella
    menu piatto piatti cibo cibi qualcosa qualsiasi cosa cose chi che cui posso possiamo puo possono vorrei voglio vuole vuoi
    bevo sono ho hai ha hanno avete abbiamo devo deve dobbiamo sia essere opzione opzioni favore piace piacciono anche pure cerco
    dove quali quale quanto tipo tipi alcun alcuna derivati derivato piu grazie tutto tutta tutti tutte fa fanno faccio
    assolutamente proprio davvero buono buona buoni buon molto tanto troppo extra aggiunta aggiunte doppia doppio costa costano
    prezzo prezzi economico economica economici economiche bella bello casa
    solo soltanto stasera oggi domani ciao buongiorno buonasera salve scusi sera x io noi siamo siete moglie marito figlia figlio figli
    mamma contiene contengono contenga contenere contenente contenenti fate entrare venire ma se come quando
    the an of on for from with to and or please some any something anything everything food foods dish dishes option options menus
    i m my me we you he she it its is are am be do does did has have had can could should would will may must want need like what
    which who there here all only also so very really too just contain contains containing made give hi hello thanks thank best
    good cheap cheapest love wife husband son daughter based this that s t
    ich bin habe hat haben mochte was kann darf soll gericht gerichte speise speisen bitte fur von vom mit der die das den dem ein
    eine einen einem einer und oder danke gegen alles auf im ist sind gibt es mich mir mein meine wir sie etwas
    je suis j ai est au aux avec peux puis veux avoir plat plats pour les des du et ou merci mon ma qui que quoi me nous vous il
    elle en y dans sur tout tous carte svp
    tengo quiero puedo plato platos comida para el los las y todo todos toda gracias por mi es son hay algo alguna alguno muy
    lleva llevan contiene tiene tienen`),
]);
