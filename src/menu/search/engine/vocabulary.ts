/*
 * Words that guests type but the menu does not have, all folded: in Italian and in the languages of the tourists who eat here
 * (English, German, French, Spanish). The menu's own words are found by its index. 'latte_soia' is a name of several words,
 * typed next to each other in that order, with or without 'di' or the like between them.
 */

import type { Topic } from '../../../domain/practical';
import { allergenWords, wordsOfTable } from '../../../domain/product/allergen-words';

/** What neither allergens nor ingredients can answer: yeast, sugar, nickel, palm oil, religious rules. */
export const unsaidWords: ReadonlySet<string> = new Set(
  wordsOfTable(`nichel nickel lievito lieviti yeast hefe levure levadura zucchero zuccheri sugar zucker sucre azucar istamina
    histamine fodmap halal kosher carb carbs sale salt additivi conservanti olio_palma palm_oil`),
);

/** Questions that are not about dishes, by what answers them: charges and topics are facts of restaurant.ts. */
export type Answer = 'sheet' | 'hours' | 'phone' | 'charges' | Topic;

const QUESTIONS: Record<Answer, string> = {
  sheet: 'allergeni allergene allergens allergenes',
  hours: 'orari orario apertura aperto aperti chiusura hours open',
  phone: 'telefono numero phone',
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
};

export const questionWords: ReadonlyMap<string, Answer> = new Map(
  (Object.keys(QUESTIONS) as Answer[]).flatMap((answer) =>
    wordsOfTable(QUESTIONS[answer]).map((word) => [word, answer] as const),
  ),
);

/** Words by what they do in a query. If a word has two kinds, the first counts. */
const KINDS = {
  /** Comes before what is not wanted ('senza latte', 'no milk'), or after it if nothing follows ('latte no'). */
  without: `senza no non niente nessun nessuno nessuna privo priva privi prive escluso esclusa esclusi tranne eccetto
    salvo poco poca evitare evito evita evitiamo odio detesto mai ne without not never avoid avoiding except nothing
    neither nor hate ohne kein keine keinen keinerlei nicht nichts nie weder ausser sans pas sauf jamais aucun sin ni
    nunca nada excepto`,
  /** Comes after what is not wanted, or before it: 'gluten free', 'free from milk', 'libre de gluten'. */
  free: 'free frei freie freies freier freien libre libres libero libera liberi libere',
  /** Excludes everything that the query names, before or after it. */
  intolerant: `allergia allergie allergico allergica allergici allergiche intollerante intolleranti intolleranza
    intolleranze tollero digerisco vertrage tolero supporte allergy allergies allergic intolerant intolerance
    intolerances tolerate allergisch allergiker allergien allergie unvertraglichkeit intoleranz intolerant allergique
    allergiques intolerante intolerantes intolerancia alergia alergias alergico alergica`,
  /** Excludes an allergen beside it: 'zero lattosio', but not 'coca zero' or 'farina 0'. */
  zero: 'zero 0',
  /** Adds what the dish has: 'con i funghi', 'al pistacchio'. */
  with: 'con with mit avec al allo alla ai agli alle col coi contiene contengono contenente contains containing che',
  /** With one of `with`, turns to what is wanted: 'senza latte ma con uova'. */
  but: 'ma but aber pero sondern sino',
  /** Continues an exclusion: 'senza latte e uova', 'no onions or garlic'. */
  and: 'e ed o and or und et ou oder noch y',
  /** Names the illness, and so excludes gluten. */
  coeliac: `celiaco celiaca celiaci celiache celiachia celiac coeliac celiacs coeliacs zoliakie zoeliakie coeliaque
    celiaque coeliaques celiaques celiacos celiacas`,
  vegetarian: `vegetariano vegetariana vegetariani vegetariane veg veggie vegetarian vegetarians vegetarisch
    vegetarier vegetarische vegetarisches vegetarien vegetarienne vegetariens vegetariennes vegetarianos vegetarianas`,
  vegan: 'vegano vegana vegani vegane vegan vegans plantbased veganes vegetalien veganos veganas',
  /** Fish, but no meat: there is no mark for it, so it is read from the ingredients. */
  pescetarian: 'pescetariano pescetariana pescetariani pescatarian pescetarian',
  spicy: 'piccante piccanti spicy scharf scharfe pikant epice epicee picante picantes piquant',
  children: `bambini bambino bambina bambine bimbo bimbi bimba bimbe baby kid kids child children kinder kind enfant
    enfants nino nina ninos`,
  meat: 'carne carni meat fleisch viande viandes',
  /** Is said of a food that is a danger. Such a sentence is no wish: 'latte mi fa male', 'tracce di noci'. */
  harm: `male mal sick ill schlecht krank malade grave tracce traccia trace traces spuren trazas dieta diete diet safe
    friendly disease maladie`,
  /** Words around the question, which say nothing about a dish. */
  chatter: `menu piatto piatti cibo cibi qualcosa cosa cose chi posso possiamo puo vorrei voglio vuole mangiare mangio
    mangia bevo sono ho hai ha avete abbiamo c ce ci mi mia mio sia adatto adatta adatti adatte opzione opzioni favore
    per piace piacciono anche formato cerco dove quali quale tipo tipi alcun alcuna derivati derivato piu grazie tutto
    fa fanno assolutamente proprio davvero buono buona buon molto tanto troppo extra aggiunta adoro amo proteine
    quanto costa costano prezzo prezzi bella bello solo tutti stasera oggi ciao buongiorno x io noi siamo siete moglie
    marito figlia figlio figli mamma so give me hi hello only apto all food foods dish dishes option options something
    anything my wife husband son daughter he she i im am m s t have has we do my want need would like what can eat
    contain is are there any some please for of in on an suitable based from best good four love fresh too very kinds
    sort thanks thank you really absolutely ich bin habe mochte was kann darf essen esse gericht gerichte speise
    speisen bitte fur von der das ein eine danke gegen alles je suis au j ai peux mange veux avoir plat plats pour les
    des du une manger carte aux merci tengo quiero puedo como plato platos comida para el los las del una menus to
    comer todo todos gracias por se fate buonasera salve scusi svp pls mon tipo ningun ninguna`,
} as const;

export type Kind = keyof typeof KINDS;

export const wordKinds: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(KINDS) as Kind[])
    .reverse()
    .flatMap((kind) => wordsOfTable(KINDS[kind]).map((word) => [word, kind] as const)),
);

/** The words of exclusion that a slip may hide. Those of two letters are one edit from too many words. */
export const markers = (['without', 'intolerant', 'coeliac'] as const)
  .flatMap((kind) => wordsOfTable(KINDS[kind]))
  .filter(({ length }) => length > 2);

/** Typed words = the menu words that each of them also means. */
const MEANT = `
burger burgers hamburger hamburgers = hamburger cheeseburger;
pescetariano pescetariana pescetariani pescatarian pescetarian
  carne carni meat fleisch viande viandes = manzo maiale suino pollo tacchino vitello agnello salsiccia prosciutto
  salame speck pancetta guanciale mortadella porchetta wurstel ragu hamburger cheeseburger coppa nduja lardo stinco
  bresaola amatriciana carbonara salumi;
maiale suino pork schwein schweinefleisch porc cerdo = maiale suino salsiccia prosciutto salame speck pancetta
  guanciale mortadella porchetta wurstel coppa nduja lardo stinco salumi;
alcol alcool alcolico alcolici alcohol alcoholic alkohol = birra vino spritz amaro limoncino nocino lambrusco
  sangiovese pignoletto prosecco grappa liquore marsala alchermes rum;
chicken hahnchen huhn poulet = pollo;
beef rind rindfleisch boeuf bovino = manzo hamburger cheeseburger;
affettati affettato salumi charcuterie aufschnitt = prosciutto salame mortadella coppa speck pancetta guanciale lardo nduja
  bresaola porchetta wurstel;
verdura verdure ortaggi vegetable vegetables veggies gemuse legumes verduras = zucchine melanzane peperoni carciofi
  asparagi radicchio friarielli broccoli rucola lattuga cipolla cavolo zucca sedano carota spinaci ortolana orto;
cheese kase fromage queso formaggi = formaggio mozzarella gorgonzola taleggio brie fontina burrata;
funghi fungo mushroom mushrooms pilze pilz champignons champinones setas = funghi champignon porcini tartufo;
ham schinken jambon jamon = prosciutto;
bacon = pancetta guanciale speck;
sausage sausages wurst saucisse salchicha = salsiccia wurstel;
salami salame pepperoni = salame nduja;
tomato tomatoes tomate tomaten tomates = pomodoro pomodorini;
eggplant aubergine aubergines auberginen berenjena = melanzane;
courgette courgettes = zucchine;
peppers paprika poivron poivrons pimiento = peperoni;
peperoncino peperoncini chili chilli chile chilies = peperoncino nduja piccante;
onion onions zwiebel zwiebeln oignon oignons cebolla = cipolla;
garlic knoblauch ail ajo = aglio;
oliven aceitunas = olive;
acciughe acciuga alici anchovy anchovies sardellen anchois anchoas = acciughe alici;
tuna thunfisch thon atun = tonno;
salmon lachs saumon = salmone;
cod = baccala merluzzo;
lettuce laitue salat lechuga = lattuga;
shrimp shrimps prawn prawns garnelen crevettes gambas = gamberi;
seafood meeresfruchte mariscos = gamberi cozze vongole calamari polpo;
mussels muscheln moules = cozze vongole;
squid = calamari;
octopus tintenfisch poulpe pulpo = polpo;
fish fisch poisson pescado = tonno salmone acciughe alici baccala;
grano_saraceno buckwheat buchweizen sarrasin = saraceno;
burro_cacao = cacao;
farina_riso latte_riso rice_flour rice_milk = riso;
farina_ceci = ceci;
farina_mais = mais;
fior_latte = fior;
egg eggs ei eier oeuf oeufs huevo huevos = uovo uova;
artichoke artichokes artischocken artichaut = carciofi;
truffle truffles truffel truffe trufa = tartufo;
walnut walnuts = noci;
pistachio pistachios pistazien = pistacchio pistacchi;
potato potatoes kartoffel kartoffeln patatas = patate patatine;
fries chips pommes frites = patatine;
rocket arugula roquette rucula = rucola;
basil basilikum basilic = basilico;
bread brot pan = pane focaccia bruschette;
starter starters appetizer appetizers vorspeise vorspeisen entree entrees stuzzichini = antipasti;
panino panini sandwich sandwiches bocadillo = panini sandwich;
dolce dolci suss susses dessert desserts sweet sweets nachtisch postre postres = dolci dessert;
torta torte cake kuchen gateau = torta cheesecake;
gelato gelati icecream eis glace helado = gelato sorbetto semifreddo;
bibita bibite bevanda bevande drink drinks beverages getranke boisson boissons bebida bebidas bere = bibite bevande;
beer beers bier biere bieres cerveza = birra;
wine wines wein vin vini vinos = vino;
water wasser eau agua = acqua;
coffee kaffee cafe espresso = caffe espresso;
te the tea = te the tea;
juice saft jus zumo spremuta = succo;
cola coca coke pepsi = cola coca;
soda lemonade limonade fanta = aranciata gassosa chinotto cola;
red rot rouge tinto = rosso rossa;
white weiss blanc blanco = bianco bianca;
frizzante frizzanti gassata gassate gassato gasata gasato sparkling = frizzante gassata gasata;
naturale naturali liscia liscio still = naturale liscia;
zero sugar zucker sucre azucar = zucchero;
frutta fruit obst fruta = frutta macedonia fichi pere mele fragole pesche uva melone ananas banana;
lemon zitrone citron limon = limone;
cioccolato chocolate schokolade chocolat = cioccolato cacao;
wholemeal wholewheat vollkorn = integrale;
dough crust teig pate masa = impasti impasto;
family familien famille famiglia familiare grande large big xl gigante gross = maxi;
meter metre = metro`;

const meant = new Map(
  MEANT.split(';').flatMap((entry) => {
    const [typed = [], words = []] = entry.split('=').map(wordsOfTable);
    return typed.map((word) => [word, words] as const);
  }),
);

/** The menu words that a typed word means in addition to itself. */
export function wordsMeantBy(typed: string): readonly string[] {
  return meant.get(typed) ?? [];
}

/** Names of two words, as 'frutta guscio' is one. */
export const phrases: ReadonlySet<string> = new Set(
  [...allergenWords.keys(), ...unsaidWords, ...meant.keys()].filter((word) => word.includes('_')),
);
