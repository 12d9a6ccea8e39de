/*
 * Words that guests type but the menu does not have, all folded: in Italian and in the languages of the tourists who eat here
 * (English, German, French, Spanish). The menu's own words are found by its index.
 */

const linesOf = (table: string) => table.trim().split('\n');

/**
 * The names of the allergens by id. `it`: Italian names, recognised from their beginnings and with slips. `other`: names in
 * other languages, recognised exactly. `avoided`: words that name the allergen only if excluded, as a guest who types
 * 'formaggio' wants some. All words of a name must be typed, in any order.
 */
const ALLERGEN_NAMES = `
1 it: glutine, frumento
1 other: gluten, wheat, weizen, ble, trigo
1 avoided: grano, farina, flour, mehl, harina
2 it: crostacei, gamberi, gamberetti, gamberoni, scampi, granchio, aragosta, astice
2 other: crustaceans, crustacean, shellfish, shrimp, shrimps, prawn, prawns, lobster, crab, krebstiere
2 other: garnelen, krabben, crustaces, crevettes, crustaceos, gambas
2 avoided: seafood, meeresfruchte, fruits mer, mariscos, marisco, frutti mare
3 it: uova, uova derivati, albume, tuorlo
3 other: egg, eggs, ei, eier, œuf, œufs, oeuf, oeufs, huevo, huevos
3 avoided: maionese, mayonnaise
4 it: pesce
4 other: fish, fisch, poisson, poissons, pescado
4 avoided: seafood, meeresfruchte, mariscos
5 it: arachidi, noccioline
5 other: peanut, peanuts, erdnuss, erdnusse, cacahuete, cacahuetes, nut, nuts
6 it: soia
6 other: soy, soya, soja, sojabohnen
7 it: latte, latte derivati, latticini, lattosio, caseina
7 other: milk, dairy, lactose, milch, laktose, lait, laitiers, lactosa, leche, lacteos, milchprodukte, casein
7 avoided: formaggio, formaggi, cheese, kase, fromage, queso, panna, burro, butter, cream
8 it: frutta guscio, frutta secca, noci, nocciole, mandorle, pistacchi, anacardi
8 it: noci pecan, noci macadamia, noci brasile
8 other: nut, nuts, treenuts, walnut, walnuts, hazelnut, hazelnuts, almond, almonds, pistachio, pistachios
8 other: cashew, cashews, nusse, nuss, schalenfruchte, pistazien, mandeln, walnusse, haselnusse
8 other: noix, noisettes, amandes, pistaches, fruits coque
8 other: nueces, almendras, avellanas, frutos secos, frutos cascara
9 it: sedano
9 other: celery, sellerie, celeri, apio
10 it: senape, senape derivati
10 other: mustard, senf, moutarde, mostaza
11 it: sesamo, semi sesamo
11 other: sesame, sesam, ajonjoli
12 it: solfiti, solfati, anidride solforosa
12 other: sulphites, sulfites, sulphite, sulfite, sulfitos
13 it: lupini
13 other: lupin, lupins, lupine, lupinen, altramuces
14 it: molluschi, cozze, vongole, calamari, polpo, seppie
14 other: molluscs, mollusks, mollusc, weichtiere, mollusques, moluscos, shellfish, mussels, clams, squid
14 other: octopus, muscheln, tintenfisch, moules, poulpe, pulpo, mejillones
14 avoided: seafood, meeresfruchte, fruits mer, mariscos, marisco, frutti mare
`;

/** Every name of every allergen. */
export const allergenNames = linesOf(ALLERGEN_NAMES).flatMap((line) => {
  const [, id = '', kind = '', names = ''] = /^(\d+) (\w+): (.+)$/.exec(line) ?? [];
  return names.split(', ').map((name) => ({ id: Number(id), kind, parts: name.split(' ') }));
});

/** The words of the allergens' names that may be cut short or have a slip. */
export const allergenWords = allergenNames.flatMap(({ kind, parts }) =>
  kind === 'it' ? parts : [],
);

/** Words by what they do in a query. If a word has two kinds, the first counts. */
const KINDS = {
  /** Comes before what is not wanted: 'senza latte', 'non piccante', 'no milk'. */
  without: `senza no non niente nessun nessuno nessuna privo priva privi prive zero escluso tranne evitare evito
    without wo dont cant cannot not avoid avoiding ohne kein keine keinen nicht sans pas sin ni`,
  /** Comes after what is not wanted, or before it: 'gluten free', 'libre de gluten'. */
  free: 'free frei freie freies libre libres',
  /** Excludes every allergen that the query names, before or after it. */
  intolerant: `allergia allergie allergico allergica allergici allergiche intollerante intolleranti intolleranza
    intolleranze allergy allergies allergic intolerant intolerance intolerances allergisch allergiker
    unvertraglichkeit intoleranz allergique allergiques intolerante intolerancia alergia alergico alergica`,
  /** Ends an exclusion: 'senza latte con funghi'. */
  with: 'con ma piu with but mit aber avec',
  /** Always continues an exclusion: 'no onions or garlic'. */
  or: 'o ne or nor oder ou',
  /** May continue an exclusion: 'senza latte e uova'. */
  and: 'e ed and und et y',
  /** Names the illness, and so excludes gluten. */
  coeliac: `celiaco celiaca celiaci celiache celiachia celiac coeliac celiacs coeliacs zoliakie coeliaque cœliaque
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
  /** Words around the question, which say nothing about a dish. */
  chatter: `menu piatto piatti cibo cibi qualcosa cosa cose che chi posso possiamo vorrei voglio mangiare mangio mangia
    tollero contiene contengono contenente bevo sono ho hai avete abbiamo c ce ci mi mia mio sia adatto adatta adatti
    adatte dieta opzione opzioni favore per piace anche molto tanto troppo poco formato cerco dove quali quale
    food foods dish dishes option options something anything i im am m s t have has we me my want need would like
    what can eat contains containing contain is are there any some please for of in on an suitable friendly based
    diet too very from
    ich bin habe mochte was kann essen gericht gerichte speise speisen bitte fur von der das ein eine
    je suis plat plats pour les des du une manger carte aux
    tengo quiero plato platos comida para de el los las del una menus to`,
} as const;

export type Kind = keyof typeof KINDS;

/** The kind of each word that has one. */
export const wordKinds: ReadonlyMap<string, Kind> = new Map(
  (Object.keys(KINDS) as Kind[])
    .reverse()
    .flatMap((kind) => KINDS[kind].split(/\s+/).map((word) => [word, kind] as const)),
);

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
  sangiovese pignoletto prosecco grappa liquore marsala;
chicken hahnchen huhn poulet = pollo;
beef rind rindfleisch boeuf bovino = manzo hamburger cheeseburger;
affettati affettato salumi charcuterie aufschnitt = prosciutto salame mortadella coppa speck;
verdura verdure ortaggi vegetable vegetables veggies gemuse legumes verduras = zucchine melanzane peperoni carciofi
  asparagi radicchio friarielli broccoli rucola ortolana orto;
cheese kase fromage queso formaggi = formaggio mozzarella gorgonzola taleggio brie fontina burrata;
mushroom mushrooms pilze pilz champignons champinones setas = funghi champignon porcini;
ham schinken jambon jamon = prosciutto;
bacon = pancetta guanciale speck;
sausage sausages wurst saucisse salchicha = salsiccia wurstel;
salami salame pepperoni = salame;
tomato tomatoes tomate tomaten tomates = pomodoro pomodorini;
eggplant aubergine aubergines auberginen berenjena = melanzane;
courgette courgettes = zucchine;
peppers paprika poivron poivrons pimiento = peperoni;
onion onions zwiebel zwiebeln oignon oignons cebolla = cipolla;
garlic knoblauch ail ajo = aglio;
oliven aceitunas = olive;
anchovy anchovies sardellen anchois anchoas = acciughe alici;
tuna thunfisch thon atun = tonno;
salmon lachs saumon = salmone;
shrimp shrimps prawn prawns garnelen crevettes gambas = gamberi;
seafood meeresfruchte mariscos = gamberi cozze vongole calamari polpo;
mussels muscheln moules = cozze vongole;
squid = calamari;
octopus tintenfisch poulpe pulpo = polpo;
fish fisch poisson pescado = tonno salmone acciughe alici baccala;
egg eggs ei eier oeuf oeufs œuf œufs huevo huevos = uovo uova;
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
dolce dolci dessert desserts sweet sweets nachtisch postre postres = dolci dessert;
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
sugar zucker sucre azucar = zucchero;
fruit obst fruta = frutta macedonia;
lemon zitrone citron limon = limone;
chocolate schokolade chocolat = cioccolato cacao;
wholemeal wholewheat vollkorn = integrale;
dough crust teig pate masa = impasti impasto;
family familien famille famiglia familiare grande large big xl gigante gross = maxi;
meter metre = metro;
bimbi bimbo = bambini`;

const meant = new Map(
  MEANT.split(';').flatMap((entry) => {
    const [typed = [], words = []] = entry.split('=').map((side) => side.trim().split(/\s+/));
    return typed.map((word) => [word, words] as const);
  }),
);

/** The menu words that a typed word means in addition to itself. */
export function wordsMeantBy(typed: string): readonly string[] {
  return meant.get(typed) ?? [];
}

/** Pairs of words to join into one, and a word to leave out. */
const JOINED: readonly [RegExp, string][] = [
  [/\bw\s*\/\s*o\b/gi, 'wo'],
  [/\bplant[\s-]+based\b/gi, 'plantbased'],
  [/\bice[\s-]+cream\b/gi, 'icecream'],
  [/\btree[\s-]+nuts?\b/gi, 'treenuts'],
  [/\b(do|ca)n['’]t\b/gi, '$1nt'],
  // Spanish: 'I am'.
  [/\bsoy\s+(?=veg|cel|al[eé]rg|intol)/gi, ''],
];

/** Joins words that belong together, before the query is split. */
export function joinWords(query: string): string {
  return JOINED.reduce((text, [pattern, word]) => text.replace(pattern, word), query);
}
